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
 * @param atOnce how many parts of its work go on at a time; 0 for as many as it is given
 */
public record JobEntry(
    String id, Path folder, boolean own, boolean wanted, String name, String preset, int atOnce) {
  public JobEntry {
    if (atOnce < 0) {
      throw new IllegalArgumentException(atOnce + " at a time");
    }
  }

  JobEntry wanted(boolean now) {
    return new JobEntry(id, folder, own, now, name, preset, atOnce);
  }

  JobEntry named(String now) {
    return new JobEntry(id, folder, own, wanted, now, preset, atOnce);
  }

  JobEntry atOnce(int now) {
    return new JobEntry(id, folder, own, wanted, name, preset, now);
  }
}
