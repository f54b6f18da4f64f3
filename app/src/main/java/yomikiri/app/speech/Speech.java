package yomikiri.app.speech;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import yomikiri.app.text.Language;
import yomikiri.app.text.Phrase;

/**
 * Speaks one sentence after the other through a {@link SpeechProgram}, on a thread of its own that
 * starts with the first sentence. An outdated sentence is cut off or dropped; callers never wait.
 */
public final class Speech implements AutoCloseable {
  private static final int HUSH_SECONDS = 5;

  private final SpeechProgram program;
  private final Consumer<Optional<Phrase>> trouble;
  private final Object lock = new Object();

  private Optional<Phrase> reported = Optional.empty(); // of the speaking thread

  // ---- under the lock
  @GuardedBy("lock")
  private final Deque<Sentence> waiting = new ArrayDeque<>();

  @GuardedBy("lock")
  private @Nullable Sentence spoken;

  @GuardedBy("lock")
  private boolean isCut; // the sentence being spoken is to end now

  @GuardedBy("lock")
  private boolean isOn;

  @GuardedBy("lock")
  private boolean isClosed;

  @GuardedBy("lock")
  private @Nullable Thread worker;

  private record Sentence(Topic topic, String text, Language language) {}

  /** {@code trouble} hears on the speaking thread why nothing can be heard, or that it can. */
  public Speech(SpeechProgram program, Consumer<Optional<Phrase>> trouble) {
    this.program = program;
    this.trouble = trouble;
  }

  /** Lets sentences be spoken from now on, or silences what there is. */
  public void setOn(boolean now) {
    synchronized (lock) {
      isOn = now;
      if (!now) {
        silence();
      }
    }
  }

  @GuardedBy("lock")
  private void silence() {
    waiting.clear();
    isCut = true;
    lock.notifyAll();
  }

  /** Speaks {@code text} after what waits already. */
  public void say(Topic topic, String text, Language language) {
    say(new Sentence(topic, text, language), false);
  }

  /**
   * Speaks {@code text} at once: somebody has just asked for it. What this cuts short is spoken
   * afterwards, unless it is outdated.
   */
  public void sayFirst(Topic topic, String text, Language language) {
    say(new Sentence(topic, text, language), true);
  }

  private void say(Sentence sentence, boolean first) {
    synchronized (lock) {
      if (!isOn || isClosed || sentence.text().isBlank()) {
        return;
      }
      makeRoom(sentence.topic());
      if (first) {
        waiting.addFirst(sentence);
        cutShort();
      } else {
        waiting.addLast(sentence);
      }
      if (worker == null) {
        worker = Thread.ofPlatform().name("yomikiri-speech").daemon(false).start(this::work);
      }
      lock.notifyAll();
    }
  }

  /** Takes away what a newer sentence of {@code topic} makes outdated. */
  @GuardedBy("lock")
  private void makeRoom(Topic topic) {
    List<Sentence> same = waiting.stream().filter(one -> one.topic() == topic).toList();
    for (Sentence old : same.subList(0, Math.max(0, same.size() + 1 - topic.most()))) {
      waiting.remove(old);
    }
    Sentence now = spoken;
    if (now != null && now.topic() == topic && topic.isOutdatedByNewer()) {
      isCut = true;
    }
  }

  @GuardedBy("lock")
  private void cutShort() {
    Sentence now = spoken;
    if (now != null && !isCut) {
      Sentence first = waiting.removeFirst();
      waiting.addFirst(now);
      waiting.addFirst(first);
      isCut = true;
    }
  }

  // ---- on the speaking thread

  private void work() {
    try {
      Sentence next = next();
      while (next != null) {
        speak(next);
        next = next();
      }
    } catch (InterruptedException nobodyListens) {
      Thread.currentThread().interrupt();
    }
  }

  /** What is to be spoken now; waits for it. Null at the end. */
  private @Nullable Sentence next() throws InterruptedException {
    synchronized (lock) {
      spoken = null;
      while (waiting.isEmpty() && !isClosed) {
        lock.wait();
      }
      isCut = false;
      spoken = isClosed ? null : waiting.removeFirst();
      return spoken;
    }
  }

  private void speak(Sentence sentence) throws InterruptedException {
    SpeechProgram.Run run = program.run(sentence.text(), sentence.language());
    Process process;
    try {
      process = started(run);
    } catch (IOException notThere) {
      report(Optional.of(program.missing()));
      return;
    }
    write(process, run.input());
    var _ = process.onExit().thenRun(this::wake);
    if (awaitEnd(process)) {
      report(process.exitValue() == 0 ? Optional.empty() : Optional.of(program.failed()));
    } else {
      process.destroy();
      hush();
    }
  }

  private void wake() {
    synchronized (lock) {
      lock.notifyAll();
    }
  }

  private static Process started(SpeechProgram.Run run) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(run.command())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(run.environment());
    return builder.start();
  }

  /** A program that does not read its input to the end tells by its exit value what is wrong. */
  private static void write(Process process, String input) {
    try (OutputStream to = process.getOutputStream()) {
      to.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException hasEnded) {
      System.getLogger(Speech.class.getName())
          .log(System.Logger.Level.DEBUG, "the speech program reads nothing", hasEnded);
    }
  }

  /** Waits until it has spoken; false if it is to be silent before. */
  private boolean awaitEnd(Process process) throws InterruptedException {
    synchronized (lock) {
      while (process.isAlive() && !isCut && !isClosed) {
        lock.wait();
      }
      return !process.isAlive();
    }
  }

  private void hush() throws InterruptedException {
    Optional<List<String>> command = program.hush();
    if (command.isPresent()) {
      try {
        Process process = started(new SpeechProgram.Run(command.get(), Map.of(), ""));
        write(process, "");
        if (!process.waitFor(HUSH_SECONDS, TimeUnit.SECONDS)) {
          process.destroy();
        }
      } catch (IOException notThere) {
        report(Optional.of(program.missing()));
      }
    }
  }

  /** Reports why nothing can be heard, each thing once. */
  private void report(Optional<Phrase> now) {
    if (!now.equals(reported)) {
      reported = now;
      trouble.accept(now);
    }
  }

  /** Silences everything for good; the thread ends by itself. */
  @Override
  public void close() {
    synchronized (lock) {
      isClosed = true;
      silence();
    }
  }
}
