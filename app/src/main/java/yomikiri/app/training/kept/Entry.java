package yomikiri.app.training.kept;

import java.nio.file.Path;

/**
 * What is remembered of a training.
 *
 * @param id names it among all trainings; those begun later come later in the order of the alphabet
 * @param name given by people; empty for none
 * @param wanted whether it is to go on when the app starts
 */
public record Entry(String id, Path folder, String name, boolean wanted) {
  Entry wanted(boolean now) {
    return new Entry(id, folder, name, now);
  }

  Entry named(String now) {
    return new Entry(id, folder, now, wanted);
  }
}
