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
   * Has {@code asked} done and its answer delivered, even if something fails that nobody foresaw.
   *
   * @param place the file or folder that it is about
   */
  <T> void answer(Path place, Asked<T> asked, Consumer<? super Outcome<T>> then) {
    worker().answer(() -> outcome(place, asked, then), Runnable::run);
  }

  FileWorker worker() {
    return new FileWorker(files, answers);
  }

  private <T> Runnable outcome(Path place, Asked<T> asked, Consumer<? super Outcome<T>> then) {
    try {
      T value = asked.get();
      return () -> then.accept(new Outcome.Done<>(value));
    } catch (NotationException e) {
      return failed(new Trouble.Damaged(place, e), then);
    } catch (IOException e) {
      return failed(Trouble.of(e, place), then);
    } catch (RuntimeException | Error e) {
      answers.execute(failed(new Trouble.Other(place, e.toString()), then));
      throw e;
    }
  }

  private static <T> Runnable failed(Trouble trouble, Consumer<? super Outcome<T>> then) {
    return () -> then.accept(new Outcome.Failed<>(trouble));
  }
}
