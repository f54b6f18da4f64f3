package yomikiri.engine.cli.terminal;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Ctrl-C, and whatever else asks this process to end. */
@FunctionalInterface
public interface Interrupts {
  /** The status of a command that was interrupted, as shells know it. */
  int STATUS = 130;

  /**
   * Runs {@code task}. An interrupt meanwhile calls {@code stop}, on another thread, and the
   * process ends when the task has.
   */
  void during(Runnable task, Runnable stop);

  /**
   * Those of this process. Ctrl-C asks the task to stop, and the process goes on until it has; a
   * second one ends it at once.
   */
  static Interrupts ofSystem() {
    return (task, stop) -> {
      CountDownLatch done = new CountDownLatch(1);
      Thread hook =
          new Thread(
              () -> {
                stop.run();
                await(done);
              },
              "interrupt");
      Runtime.getRuntime().addShutdownHook(hook);
      try (CtrlC keys = CtrlC.handledBy(stop, () -> Runtime.getRuntime().halt(STATUS))) {
        keys.listen();
        task.run();
      } finally {
        done.countDown();
        forget(hook);
      }
    };
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException interrupted) {
      return; // it is running, and the process ends with it
    }
  }

  /**
   * Takes the key Ctrl-C over for a while. Java has no supported way to; {@code sun.misc.Signal} is
   * looked up by name, and where it is missing, Ctrl-C ends the process as it always does.
   */
  static final class CtrlC implements AutoCloseable {
    private final AtomicInteger pressed = new AtomicInteger();
    private final Runnable first;
    private final Runnable second;
    private @Nullable Object before;

    private CtrlC(Runnable first, Runnable second) {
      this.first = first;
      this.second = second;
    }

    /** Ready to {@link #listen}, for a first Ctrl-C and all others; each on its own thread. */
    static CtrlC handledBy(Runnable first, Runnable second) {
      return new CtrlC(first, second);
    }

    void listen() {
      try {
        Class<?> handler = Class.forName("sun.misc.SignalHandler");
        before =
            handle(
                Proxy.newProxyInstance(
                    CtrlC.class.getClassLoader(),
                    new Class<?>[] {handler},
                    (proxy, method, arguments) -> answer(proxy, method, arguments)));
      } catch (ReflectiveOperationException notToBeHad) {
        before = null;
      }
    }

    private @Nullable Object answer(Object proxy, Method method, Object[] arguments) {
      return switch (method.getName()) {
        case "handle" -> {
          (pressed.getAndIncrement() == 0 ? first : second).run();
          yield null;
        }
        case "equals" -> System.identityHashCode(proxy) == System.identityHashCode(arguments[0]);
        case "hashCode" -> System.identityHashCode(proxy);
        default -> "Ctrl-C";
      };
    }

    /** Sets the handler and gives the one before. */
    private static Object handle(Object handler) throws ReflectiveOperationException {
      Class<?> signal = Class.forName("sun.misc.Signal");
      return signal
          .getMethod("handle", signal, Class.forName("sun.misc.SignalHandler"))
          .invoke(null, signal.getConstructor(String.class).newInstance("INT"), handler);
    }

    @Override
    public void close() {
      Object previous = before;
      if (previous != null) {
        try {
          handle(previous);
        } catch (ReflectiveOperationException cannotBe) {
          throw new IllegalStateException(cannotBe); // it was to be had before
        }
      }
    }
  }
}
