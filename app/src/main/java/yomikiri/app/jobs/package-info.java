/**
 * Background jobs in folders: studies and trainings that go on while the user plays, are resumed
 * when the app starts, and can be deleted and restored.
 *
 * <p>Read {@link yomikiri.app.jobs.JobList} first. A kind of job brings its {@link
 * yomikiri.app.jobs.JobType}; this package uses {@code concurrent}, {@code text}, {@code ui} and
 * the engine's {@code file}, and none of the kinds.
 *
 * <p>The list lives on the UI thread; a {@link yomikiri.app.jobs.JobRunner} has one thread for
 * files and one for each job that runs.
 */
@NullMarked
package yomikiri.app.jobs;

import org.jspecify.annotations.NullMarked;
