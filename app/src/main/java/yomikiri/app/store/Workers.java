package yomikiri.app.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import yomikiri.engine.game.NotationException;

/**
 * Who does what.
 *
 * @param files the one thread that touches files, in the order asked
 * @param later the same, after a while: what failed is tried again there
 * @param answers where answers and notices are delivered
 */
public record Workers(Executor files, Executor later, Executor answers) {
  /** Something that touches files and answers. */
  interface Asked<T> {
    T get() throws IOException, NotationException;
  }

  /**
   * Has {@code asked} done and its answer delivered.
   *
   * @param place the file or folder that it is about
   */
  <T> void answer(Path place, Asked<T> asked, Consumer<? super Outcome<T>> then) {
    worker().answer(() -> outcome(place, asked), then);
  }

  FileWorker worker() {
    return new FileWorker(files, answers);
  }

  private static <T> Outcome<T> outcome(Path place, Asked<T> asked) {
    try {
      return new Outcome.Done<>(asked.get());
    } catch (NotationException e) {
      return new Outcome.Failed<>(new Trouble.Damaged(place, e));
    } catch (IOException e) {
      return new Outcome.Failed<>(Trouble.of(e, place));
    }
  }
}
