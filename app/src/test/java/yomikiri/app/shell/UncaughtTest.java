package yomikiri.app.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What becomes of exceptions that nobody caught. */
final class UncaughtTest {
  private final Logger log = Logger.getLogger(Uncaught.class.getName());
  private final List<Throwable> logged = new ArrayList<>();
  private final Handler listening =
      new Handler() {
        @Override
        public void publish(LogRecord entry) {
          logged.add(entry.getThrown());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  private final Deque<Runnable> answers = new ArrayDeque<>();
  private final List<Throwable> reported = new ArrayList<>();
  private final IllegalStateException first = new IllegalStateException("first");
  private final IllegalStateException second = new IllegalStateException("second");

  @BeforeEach
  void listen() {
    log.addHandler(listening);
    log.setUseParentHandlers(false);
  }

  @AfterEach
  void listenNoMore() {
    log.removeHandler(listening);
    log.setUseParentHandlers(true);
  }

  @Test
  void anExceptionIsLoggedAndTold() throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              throw first;
            });
    thread.setUncaughtExceptionHandler(new Uncaught(answers::add, reported::add));
    thread.start();
    thread.join();
    assertThat(logged).containsExactly(first);
    assertThat(reported).isEmpty();
    answers.remove().run();
    assertThat(reported).containsExactly(first);
  }

  @Test
  void severalAtOnceAreToldAsOne() {
    Uncaught uncaught = new Uncaught(answers::add, reported::add);
    uncaught.uncaughtException(Thread.currentThread(), first);
    uncaught.uncaughtException(Thread.currentThread(), second);
    assertThat(answers).hasSize(1);
    answers.remove().run();
    uncaught.uncaughtException(Thread.currentThread(), second);
    assertThat(answers).hasSize(1);
    assertThat(logged).containsExactly(first, second, second);
  }

  @Test
  void whatCannotBeToldIsOnlyLogged() {
    Uncaught uncaught =
        new Uncaught(
            answers::add,
            cause -> {
              throw second;
            });
    uncaught.uncaughtException(Thread.currentThread(), first);
    assertThatThrownBy(() -> answers.remove().run()).isEqualTo(second);
    uncaught.uncaughtException(Thread.currentThread(), second);
    assertThat(answers).isEmpty();
    assertThat(logged).containsExactly(first, second);
  }
}
