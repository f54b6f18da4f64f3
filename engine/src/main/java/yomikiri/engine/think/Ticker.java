package yomikiri.engine.think;

/** A clock that only runs forward; tests bring their own. */
@FunctionalInterface
public interface Ticker {
  /** The clock of this machine. */
  Ticker SYSTEM = System::nanoTime;

  /** Nanoseconds since some fixed moment; only differences mean anything. */
  long nanos();
}
