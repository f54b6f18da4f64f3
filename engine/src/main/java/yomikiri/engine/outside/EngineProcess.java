package yomikiri.engine.outside;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.think.EngineException;
import yomikiri.engine.think.EngineException.Kind;
import yomikiri.engine.think.Ticker;

/**
 * A running engine. Nothing that it does or leaves undone blocks for ever or takes more than a
 * little memory: writing to it never waits, its lines are read by a thread of their own and
 * bounded, its error output is always drained, and in the end it is asked to quit, told to end, and
 * killed, with all that it has started. Used by one thread at a time.
 */
final class EngineProcess implements AutoCloseable {
  /** How long an engine may take to quit, and then to end. */
  private static final Duration GRACE = Duration.ofMillis(500);

  private static final long GLANCE_NANOS = Duration.ofMillis(20).toNanos();
  private static final int MOST_LINES = 100_000; // between a question and its answer
  private static final Sent LAST = new Sent("", false); // ends the queue to the engine
  private static final long UNSENT = Long.MIN_VALUE;

  private final String name;
  private final Process process;
  private final Ticker ticker;
  private final Leftovers leftovers;
  private final BoundedLines lines;
  private final ErrorLines complaints;
  private final BlockingQueue<Sent> toSend = new LinkedBlockingQueue<>();
  private final Set<ProcessHandle> children = new LinkedHashSet<>();
  private final List<Thread> threads;
  private volatile long sentNanos = UNSENT;

  /** A line on its way to the engine. */
  private record Sent(String line, boolean isQuestion) {}

  private EngineProcess(
      String name,
      Process process,
      Ticker ticker,
      Leftovers leftovers,
      Consumer<String> complaint) {
    this.name = name;
    this.process = process;
    this.ticker = ticker;
    this.leftovers = leftovers;
    this.lines = new BoundedLines();
    this.complaints = new ErrorLines(complaint);
    this.threads =
        List.of(
            thread("out", () -> lines.readAll(process.getInputStream())),
            thread("err", () -> complaints.readAll(process.getErrorStream())),
            thread("in", () -> write(process.getOutputStream())));
  }

  /**
   * Starts an engine.
   *
   * @param ticker by which it is waited for
   * @throws EngineException if it cannot be started
   */
  static EngineProcess start(EngineEntry entry, Ticker ticker, Leftovers leftovers) {
    return start(entry, ticker, leftovers, line -> {});
  }

  /** The same; {@code complaint} gets each line of its error output, on its own thread. */
  static EngineProcess start(
      EngineEntry entry, Ticker ticker, Leftovers leftovers, Consumer<String> complaint) {
    ProcessBuilder builder = new ProcessBuilder(entry.command());
    if (!entry.folder().isEmpty()) {
      builder.directory(new File(entry.folder()));
    }
    try {
      Process process = builder.start();
      leftovers.add(process.toHandle());
      return new EngineProcess(entry.name(), process, ticker, leftovers, complaint);
    } catch (IOException e) {
      throw new EngineException(
          Kind.NO_START,
          entry.name(),
          "the engine " + entry.name() + " does not start: " + e.getMessage(),
          List.of());
    }
  }

  private Thread thread(String what, Runnable work) {
    return Thread.ofPlatform().daemon().name("yomikiri-engine-" + name + "-" + what).start(work);
  }

  private void write(OutputStream to) {
    try (OutputStream out = new BufferedOutputStream(to)) {
      for (Sent sent = toSend.take(); !sent.equals(LAST); sent = toSend.take()) {
        out.write((sent.line + "\n").getBytes(StandardCharsets.UTF_8));
        if (sent.isQuestion || toSend.isEmpty()) {
          out.flush();
        }
        sentNanos = sent.isQuestion ? ticker.nanos() : sentNanos;
      }
    } catch (IOException gone) {
      toSend.clear(); // who has ended reads nothing more; its end is seen at its output
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  /** Sends a line, without waiting. */
  void send(String line) {
    toSend.add(new Sent(line, false));
  }

  /** Forgets what it has written without being asked. */
  void skip() {
    while (lines.poll(0) != null) {
      // nobody wanted it
    }
    checkFlood();
  }

  /**
   * The next line.
   *
   * @param untilNanos when it has to be there, by the ticker
   * @param late what it is if it is not
   * @throws EngineException if it does not come, or the engine has ended or writes without end
   */
  String next(long untilNanos, Kind late) {
    while (true) {
      String line = glance(untilNanos, late);
      if (line != null) {
        return line;
      }
    }
  }

  /** The same, but null if there is none after a short while. */
  @Nullable String glance(long untilNanos, Kind late) {
    long left = untilNanos - ticker.nanos();
    String line = lines.poll(Math.clamp(left, 0, GLANCE_NANOS));
    checkFlood();
    if (line != null) {
      return line;
    }
    if (lines.isAtEnd()) {
      throw fault(Kind.CRASHED, "has ended" + exitCode());
    }
    if (Thread.currentThread().isInterrupted()) {
      throw fault(Kind.STALLED, "is waited for no longer");
    }
    if (left <= 0) {
      throw fault(
          late, late == Kind.SILENT ? "does not answer its greeting" : "gives no answer in time");
    }
    return null;
  }

  private void checkFlood() {
    if (lines.isFlooded()) {
      throw fault(Kind.FLOODED, "writes without end");
    }
  }

  /** How many unasked lines come within {@code nanos}. */
  int unasked(long nanos) {
    int count = 0;
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0; left = end - System.nanoTime()) {
      count += lines.poll(left) == null ? 0 : 1;
      if (lines.isAtEnd()) {
        throw fault(Kind.CRASHED, "has ended" + exitCode());
      }
      checkFlood();
    }
    return count;
  }

  /** Whether it ends soon when it is asked to. */
  boolean quits(String farewell, Duration most) {
    send(farewell);
    return ends(most);
  }

  private boolean ends(Duration most) {
    try {
      return process.waitFor(most.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Begins a question, whose answer may have so many lines before it. */
  void ask(String line) {
    lines.allow(MOST_LINES);
    sentNanos = UNSENT;
    toSend.add(new Sent(line, true));
  }

  /** When the last byte of the last question was sent, by the ticker, if it was. */
  OptionalLong sent() {
    long nanos = sentNanos;
    return nanos == UNSENT ? OptionalLong.empty() : OptionalLong.of(nanos);
  }

  private String exitCode() {
    try {
      return process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS)
          ? " with the code " + process.exitValue()
          : "ed its output";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /** A fault of this engine. */
  EngineException fault(Kind kind, String what) {
    return new EngineException(kind, name, "the engine " + name + " " + what, complaints.last());
  }

  /** The last lines of its error output. */
  List<String> complaints() {
    return complaints.last();
  }

  /** Notes which processes it has started, as an orphan is not found any more. */
  void noteChildren() {
    List<ProcessHandle> found = process.descendants().filter(children::add).toList();
    found.forEach(leftovers::add);
  }

  /** Ends it and all it has started, asked by {@code farewell} or the end of its input. */
  void close(String farewell) {
    noteChildren();
    if (!farewell.isEmpty()) {
      send(farewell);
    }
    toSend.add(LAST);
    boolean _ = ends(GRACE);
    noteChildren();
    family().forEach(ProcessHandle::destroy);
    waitForFamily();
    family().forEach(ProcessHandle::destroyForcibly);
    waitForFamily();
    threads.forEach(Thread::interrupt);
    leftovers.remove(process.toHandle());
    children.forEach(leftovers::remove);
  }

  /** Reads what an engine that was closed has written, if no other holds its error output. */
  void drain() {
    for (Thread thread : threads) {
      try {
        boolean _ = thread.join(GRACE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  @Override
  public void close() {
    close("quit");
  }

  private Stream<ProcessHandle> family() {
    return Stream.concat(Stream.of(process.toHandle()), children.stream())
        .filter(ProcessHandle::isAlive);
  }

  private void waitForFamily() {
    long end = System.nanoTime() + GRACE.toNanos();
    Optional<ProcessHandle> one = family().filter(Leftovers::isRunning).findAny();
    while (one.isPresent() && System.nanoTime() < end) {
      try {
        one.get().onExit().get(GLANCE_NANOS, TimeUnit.NANOSECONDS);
        one = family().filter(Leftovers::isRunning).findAny();
      } catch (TimeoutException | ExecutionException notYet) {
        one = family().filter(Leftovers::isRunning).findAny();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /** Whether it still runs, for whoever keeps it between games. */
  boolean isAlive() {
    return process.isAlive() && !lines.isAtEnd() && !lines.isFlooded();
  }
}
