/**
 * The Lab: studies made in a form, played in the background, and shown with their games and charts;
 * and the presets, whose results come with the app.
 *
 * <p>Read {@link yomikiri.app.lab.LabViewModel} first, then {@link yomikiri.app.lab.LabView}. May
 * use {@code jobs}, {@code chart}, {@code board}, {@code player}, what stands below them, and the
 * engine's {@code study}; of {@code play} only the opening of games.
 *
 * <p>UI thread, except {@link yomikiri.app.lab.StudyJobType}, which reads and plays studies on
 * worker threads.
 */
@NullMarked
package yomikiri.app.lab;

import org.jspecify.annotations.NullMarked;
