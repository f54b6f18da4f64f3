package yomikiri.app.board.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Seats are told apart without their colours. */
final class SeatStyleTest {
  private static final int SIZE = 40; // pixels

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void theSeatsHaveFourSignsAndFourPatterns() {
    assertThat(Stream.of(SeatStyle.values()).map(SeatStyleTest::picture))
        .hasSize(4)
        .doesNotHaveDuplicates();
    assertThat(Stream.of(SeatStyle.values()).map(ink -> Arrays.toString(ink.dashes(SIZE))))
        .doesNotHaveDuplicates();
    assertThat(Stream.of(SeatStyle.values()).map(SeatStyle::ink)).doesNotHaveDuplicates();
  }

  private static ByteBuffer picture(SeatStyle seat) {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          Canvas canvas = new Canvas(SIZE, SIZE);
          seat.mark(canvas.getGraphicsContext2D(), new Point2D(SIZE / 2.0, SIZE / 2.0), SIZE / 2.0);
          WritableImage image = canvas.snapshot(null, null);
          byte[] pixels = new byte[4 * SIZE * SIZE];
          image
              .getPixelReader()
              .getPixels(0, 0, SIZE, SIZE, PixelFormat.getByteBgraInstance(), pixels, 0, 4 * SIZE);
          return ByteBuffer.wrap(pixels);
        });
  }
}
