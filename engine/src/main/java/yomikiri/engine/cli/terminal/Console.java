package yomikiri.engine.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Objects;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.Output.OutputFailed;
import yomikiri.engine.file.Disk;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.think.Ticker;

/**
 * The ports of a command to the world outside.
 *
 * @param folder where files named without a folder are
 * @param clock for dates
 * @param ticker for thinking times
 * @param seeds for a seed where none is given
 * @param interrupts for commands that end in an orderly way when interrupted
 */
public record Console(
    InputStream in,
    Output out,
    Output err,
    Path folder,
    Disk disk,
    Clock clock,
    Ticker ticker,
    LongSupplier seeds,
    Interrupts interrupts) {
  private static final long SEEDS = 1_000_000_000; // short enough to be typed

  /** This process's streams and folder. */
  public static Console ofSystem() {
    Charset charset = charset(System.getProperties(), Console::isTerminal);
    return new Console(
        System.in,
        new Output(new FileOutputStream(FileDescriptor.out), charset),
        new Output(new FileOutputStream(FileDescriptor.err), charset),
        Path.of(""),
        Disk.REAL,
        Clock.system(ZoneId.systemDefault()),
        Ticker.SYSTEM,
        () -> RandomGenerator.getDefault().nextLong(SEEDS),
        Interrupts.ofSystem());
  }

  private static boolean isTerminal() {
    return Objects.requireNonNull(System.console()).isTerminal(); // since Java 22 there is one
  }

  /**
   * How text is written: as UTF-8, but in a window of Windows as that shows letters, which is told
   * by the JVM.
   */
  static Charset charset(Properties system, BooleanSupplier isTerminal) {
    String own = system.getProperty("stdout.encoding", "");
    boolean isWindows = system.getProperty("os.name", "").startsWith("Windows");
    return isWindows && isTerminal.getAsBoolean() && !own.isEmpty() && Charset.isSupported(own)
        ? Charset.forName(own)
        : StandardCharsets.UTF_8;
  }

  /** Writes {@code text} to standard output as it is. */
  public void print(String text) {
    out.print(text);
  }

  /** Writes a line to standard output. */
  public void line(String text) {
    out.line(text);
  }

  /** See {@link Interrupts#during}. */
  public void during(Runnable task, Runnable stop) {
    interrupts.during(task, stop);
  }

  /** The same; {@code ending} says what is done before the end once it is asked for. */
  public void during(Runnable task, Runnable stop, String ending) {
    during(
        task,
        () -> {
          stop.run();
          note(ending + "; Ctrl-C again ends at once");
        });
  }

  /** Writes one sentence to standard error, whether anybody reads it or not. */
  public void complain(String sentence) {
    note(masked(sentence));
  }

  /** Writes a line to standard error, whether anybody reads it or not. */
  public void note(String line) {
    try {
      err.line(line);
    } catch (OutputFailed nobodyListens) {
      return;
    }
  }

  /** A sentence without the control characters that it may have quoted from its input. */
  public static String masked(String sentence) {
    return sentence.replaceAll("\\p{Cntrl}", "\uFFFD");
  }

  /** The seed asked for, or a random one, which is then printed on standard error. */
  public long seed(@Nullable Long asked) {
    if (asked != null) {
      return asked;
    }
    long seed = seeds.getAsLong();
    err.line("seed " + seed);
    return seed;
  }

  /**
   * The file called {@code name}.
   *
   * @throws UserError if no file can be called so
   */
  public Path file(String name) {
    if (name.isBlank()) {
      throw new UserError("expected the name of a file, found " + FoundToken.quoted(name));
    }
    try {
      return folder.resolve(name);
    } catch (InvalidPathException e) {
      throw new UserError(FoundToken.quoted(name) + " cannot be the name of a file");
    }
  }

  /**
   * The file called {@code name}, which is no folder.
   *
   * @throws UserError if it is one, or no file can be called so
   */
  public Path noFolder(String name) {
    Path file = file(name);
    if (Files.isDirectory(file)) {
      throw new UserError(name + ": expected a file, found a folder");
    }
    return file;
  }
}
