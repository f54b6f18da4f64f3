package yomikiri.engine.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import yomikiri.engine.think.Ticker;

/**
 * All that a command has of the world outside.
 *
 * @param folder where files named without a folder are
 * @param clock for dates
 * @param ticker for thinking times
 * @param seeds a seed wherever none is given
 */
record Console(
    InputStream in,
    Output out,
    Output err,
    Path folder,
    Clock clock,
    Ticker ticker,
    LongSupplier seeds) {
  private static final long SEEDS = 1_000_000_000; // short enough to be typed

  /** This process's streams and folder. */
  static Console ofSystem() {
    return new Console(
        System.in,
        new Output(new FileOutputStream(FileDescriptor.out)),
        new Output(new FileOutputStream(FileDescriptor.err)),
        Path.of(""),
        Clock.system(ZoneId.systemDefault()),
        Ticker.SYSTEM,
        () -> RandomGenerator.getDefault().nextLong(SEEDS));
  }

  /** Writes one sentence to standard error. */
  void complain(String sentence) {
    try {
      err.line(masked(sentence));
    } catch (OutputFailed nobodyListens) {
      return;
    }
  }

  /** A sentence without the control characters that it may have quoted from its input. */
  static String masked(String sentence) {
    return sentence.replaceAll("\\p{Cntrl}", "\uFFFD");
  }

  /**
   * The file called {@code name}.
   *
   * @throws CommandFault if no file can be called so
   */
  Path file(String name) {
    if (name.isBlank()) {
      throw new CommandFault("expected the name of a file, found \"" + name + "\"");
    }
    try {
      return folder.resolve(name);
    } catch (InvalidPathException e) {
      throw new CommandFault("\"" + name + "\" cannot be the name of a file");
    }
  }
}
