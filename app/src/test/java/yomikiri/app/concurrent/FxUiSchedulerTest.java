package yomikiri.app.concurrent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

final class FxUiSchedulerTest {
  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void evenWithoutAnyDelayNothingRunsWithinTheCall() throws Exception {
    ConcurrentLinkedQueue<String> done = new ConcurrentLinkedQueue<>();
    CompletableFuture<Void> run = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          new FxUiScheduler()
              .after(
                  Duration.ZERO,
                  () -> {
                    done.add("run");
                    run.complete(null);
                  });
          done.add("asked");
        });
    run.get(10, TimeUnit.SECONDS);
    assertThat(List.copyOf(done)).containsExactly("asked", "run");
  }
}
