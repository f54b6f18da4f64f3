package yomikiri.engine.learn;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * The input files of the learner {@code regression}. A training has copies of them in its folder,
 * and their checksums among its learner's settings.
 */
public final class RegressionFiles {
  /** For a training that learns from its own games alone, or has its files already. */
  public static final RegressionFiles NONE = new RegressionFiles(List.of());

  private static final int BLOCK = 1 << 16; // bytes copied at a time

  /** The labelled games. */
  static final String LABELLED = "labelled.txt";

  /** The learnt file whose weights it begins with. */
  static final String FROM = "from.learnt";

  /** A file, its name in the folder, and the setting with its checksum. */
  private record Source(Path file, String name, Parameter setting, String checksum) {
    static Source of(Path file, String name, Parameter setting) throws TrainingException {
      return new Source(file, name, setting, RegressionFiles.checksum(file));
    }
  }

  private final List<Source> sources;

  private RegressionFiles(List<Source> sources) {
    this.sources = List.copyOf(sources);
  }

  /** Whether a learner needs these files. */
  public static boolean areFor(PlayerSpec learner) {
    return learner.name().equals(Regression.NAME);
  }

  /**
   * Looks at files; nothing is copied yet.
   *
   * @param from the learnt file to begin with; empty to begin with nothing
   * @throws TrainingException if a file cannot be read
   */
  public static RegressionFiles of(Path labelled, Optional<Path> from) throws TrainingException {
    List<Source> sources = new ArrayList<>();
    sources.add(Source.of(labelled, LABELLED, Regression.OF_LABELLED));
    if (from.isPresent()) {
      sources.add(Source.of(from.get(), FROM, Regression.OF_FROM));
    }
    return new RegressionFiles(sources);
  }

  /** The learner with the checksums of these files. */
  public PlayerSpec namedBy(PlayerSpec learner) {
    PlayerSpec spec = learner;
    for (Source source : sources) {
      spec = spec.with(source.setting.name(), source.checksum);
    }
    return spec;
  }

  /**
   * Copies the files into a training's folder, where they are not there yet.
   *
   * @param folder that nobody else writes in
   * @throws TrainingException if a file cannot be read or has changed, or the folder cannot be
   *     written
   */
  public void copyTo(Path folder, WholeFile files) throws TrainingException {
    for (Source source : sources) {
      Path copy = folder.resolve(source.name);
      if (!Files.exists(copy) || !checksum(copy).equals(source.checksum)) {
        copy(source, copy, files);
      }
    }
  }

  private static void copy(Source source, Path copy, WholeFile files) throws TrainingException {
    CRC32C copied = new CRC32C();
    try (InputStream in = new CheckedInputStream(opened(source.file), copied);
        Draft draft = files.draft(copy)) {
      byte[] block = new byte[BLOCK];
      for (int read = read(in, source.file, block); read > 0; ) {
        draft.stream().write(block, 0, read);
        read = read(in, source.file, block);
      }
      if (!text(copied).equals(source.checksum)) {
        throw changed(source.file);
      }
      draft.finish();
    } catch (IOException e) {
      throw TrainingException.unwritable(copy, e);
    }
  }

  private static int read(InputStream in, Path file, byte[] block) throws TrainingException {
    try {
      return in.read(block);
    } catch (IOException e) {
      throw TrainingException.unreadable(file, e);
    }
  }

  /** A file has changed since the training was asked for. */
  private static TrainingException changed(Path file) {
    return new TrainingException("regression.changed", file);
  }

  private static InputStream opened(Path file) throws TrainingException {
    try {
      return new BufferedInputStream(RegularFile.open(file));
    } catch (IOException e) {
      throw TrainingException.unreadable(file, e);
    }
  }

  /** A file is not the one that the plan names. */
  static TrainingException another(Path file) {
    return new TrainingException("regression.file", file);
  }

  /** The CRC-32C of a file as eight hexadecimal digits. */
  static String checksum(Path file) throws TrainingException {
    CRC32C checksum = new CRC32C();
    try (InputStream in = new CheckedInputStream(opened(file), checksum)) {
      in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      throw TrainingException.unreadable(file, e);
    }
    return text(checksum);
  }

  private static String text(CRC32C checksum) {
    return String.format("%08x", checksum.getValue());
  }
}
