package yomikiri.app.player;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.text.Phrase;

/** The learnt files that players can use. Failures are shown as notices. */
@UiThread
public interface LearntFileChoices {
  /** A learnt file, called {@code name} in the settings of players. */
  record LearntFile(String name, Phrase words) {}

  /**
   * Lists the checkpoints of the trainings of a game, the newest training first.
   *
   * @param networkOnly leaves out tables
   * @param more called later, once for each training
   */
  void list(String game, boolean networkOnly, Consumer<? super List<LearntFile>> more);

  /**
   * Makes a file from anywhere one that players find.
   *
   * @param then gets its name, later
   */
  void take(Path chosen, String game, boolean networkOnly, Consumer<? super String> then);
}
