package yomikiri.engine.learn;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import yomikiri.engine.think.PlayerSpec;

/** The files in a training's folder from which the learner {@code regression} learns. */
public final class RegressionFiles {
  /** The labelled games. */
  static final String LABELLED = "labelled.txt";

  /** The learnt file whose weights it begins with. */
  static final String FROM = "from.learnt";

  private RegressionFiles() {}

  /** Whether a learner needs these files. */
  public static boolean areFor(PlayerSpec learner) {
    return learner.name().equals(Regression.NAME);
  }

  /**
   * Copies the files into a training's folder, where they are not there yet.
   *
   * @param labelled the labelled games
   * @param from the learnt file to begin with; empty to begin with nothing
   * @return the learner with the checksums of these files
   * @throws TrainingException if a file cannot be read, or the folder cannot be written
   */
  public static PlayerSpec put(Path folder, PlayerSpec learner, Path labelled, Optional<Path> from)
      throws TrainingException {
    PlayerSpec spec = learner.with(Regression.OF_LABELLED.name(), checksum(labelled));
    copy(labelled, folder, LABELLED);
    if (from.isPresent()) {
      spec = spec.with(Regression.OF_FROM.name(), checksum(from.get()));
      copy(from.get(), folder, FROM);
    }
    return spec;
  }

  private static void copy(Path file, Path folder, String name) throws TrainingException {
    Path copy = folder.resolve(name);
    try {
      Files.createDirectories(folder);
      if (!Files.exists(copy)) {
        Files.copy(file, copy);
      }
    } catch (IOException e) {
      throw TrainingException.unwritable(copy, e);
    }
  }

  /** The CRC-32C of a file as eight hexadecimal digits. */
  static String checksum(Path file) throws TrainingException {
    CRC32C checksum = new CRC32C();
    try (InputStream in =
        new CheckedInputStream(new BufferedInputStream(Files.newInputStream(file)), checksum)) {
      in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw TrainingException.unreadable(file, e);
    }
    return String.format("%08x", checksum.getValue());
  }
}
