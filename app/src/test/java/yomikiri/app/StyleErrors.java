package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails every test in which the toolkit cannot work out a style. JUnit adds it to all of them. */
public final class StyleErrors extends Handler
    implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
  private static final Logger TOOLKIT = Logger.getLogger("javafx.css");

  private final Queue<String> errors = new ConcurrentLinkedQueue<>();

  @Override
  public void beforeAll(ExtensionContext tests) {
    TOOLKIT.addHandler(this);
  }

  @Override
  public void afterEach(ExtensionContext test) {
    List<String> found = List.copyOf(errors);
    errors.clear();
    assertThat(found).as("errors in styles").isEmpty();
  }

  @Override
  public void afterAll(ExtensionContext tests) {
    TOOLKIT.removeHandler(this);
  }

  @Override
  public void publish(LogRecord error) {
    errors.add(error.getMessage());
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
