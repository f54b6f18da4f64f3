/**
 * Which code runs on which thread: the marks {@link yomikiri.app.concurrent.UiThread} and {@link
 * yomikiri.app.concurrent.WorkerThread}, and the executors that lead from one to the other.
 *
 * <p>Read {@link yomikiri.app.concurrent.FileExecutor} first, then {@link
 * yomikiri.app.concurrent.SearchExecutor}. May use the engine and JavaFX's tasks, but nothing else
 * of the app. {@code ThreadRulesTest} holds the marks.
 */
@NullMarked
package yomikiri.app.concurrent;

import org.jspecify.annotations.NullMarked;
