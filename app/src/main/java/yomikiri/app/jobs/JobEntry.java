package yomikiri.app.jobs;

import java.nio.file.Path;

/**
 * The entry of a job, stored beside its folder.
 *
 * @param id names it among all of its kind; later jobs come later in the alphabet
 * @param folder holds it
 * @param own whether the folder is one of the app's
 * @param wanted whether it is resumed when the app starts
 * @param name given by the user; empty for none
 * @param preset key of the preset it was begun from, if unchanged; empty for none
 */
public record JobEntry(
    String id, Path folder, boolean own, boolean wanted, String name, String preset) {
  JobEntry wanted(boolean now) {
    return new JobEntry(id, folder, own, now, name, preset);
  }

  JobEntry named(String now) {
    return new JobEntry(id, folder, own, wanted, now, preset);
  }
}
