package yomikiri.app.concurrent;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Who touches files, and where answers are heard.
 *
 * @param files one thread that touches files, in the order asked
 * @param answers where answers are delivered
 */
public record FileExecutor(Executor files, Executor answers) {
  /** Has {@code asked} done where files are touched, and its answer delivered. */
  public <T> void ask(Supplier<? extends T> asked, Consumer<? super T> then) {
    files.execute(
        () -> {
          T answer = asked.get();
          answers.execute(() -> then.accept(answer));
        });
  }
}
