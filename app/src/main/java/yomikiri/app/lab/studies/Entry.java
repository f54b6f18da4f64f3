package yomikiri.app.lab.studies;

import java.nio.file.Path;

/**
 * A study as the Lab remembers it.
 *
 * @param id names it among the Lab's studies; later ones sort behind earlier ones
 * @param folder holds the study
 * @param own whether the folder is one of the Lab's
 * @param wanted whether it goes on by itself when the app starts
 * @param naming where its title comes from
 */
public record Entry(String id, Path folder, boolean own, boolean wanted, Naming naming) {
  Entry wanted(boolean now) {
    return new Entry(id, folder, own, now, naming);
  }
}
