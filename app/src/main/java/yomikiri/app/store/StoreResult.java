package yomikiri.app.store;

import java.util.function.Consumer;
import yomikiri.app.text.Trouble;

/** The answer to something asked of the store: a value, or what went wrong. */
public sealed interface StoreResult<T> {
  record Done<T>(T value) implements StoreResult<T> {}

  record Failed<T>(Trouble trouble) implements StoreResult<T> {}

  /** Hands on the value or the trouble. */
  default void handle(Consumer<? super T> done, Consumer<? super Trouble> failed) {
    switch (this) {
      case Done<T>(T value) -> done.accept(value);
      case Failed<T>(Trouble trouble) -> failed.accept(trouble);
    }
  }
}
