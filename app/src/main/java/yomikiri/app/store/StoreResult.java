package yomikiri.app.store;

import java.util.function.Consumer;
import yomikiri.app.text.Fault;

/** The answer of the store to a request: a value, or a fault. */
public sealed interface StoreResult<T> {
  record Done<T>(T value) implements StoreResult<T> {}

  record Failed<T>(Fault fault) implements StoreResult<T> {}

  /** Hands on the value or the fault. */
  default void handle(Consumer<? super T> done, Consumer<? super Fault> failed) {
    switch (this) {
      case Done<T>(T value) -> done.accept(value);
      case Failed<T>(Fault fault) -> failed.accept(fault);
    }
  }
}
