package yomikiri.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.shell.WindowPlacement.WindowFit;
import yomikiri.app.store.WindowState.Area;

final class WindowFitTest {
  private static final Area MAIN = new Area(0, 27, 1920, 1053);
  private static final Area LEFT = new Area(-1280, 0, 1280, 1024);

  private static Area fit(Area wanted) {
    return WindowFit.fit(wanted, List.of(MAIN, LEFT));
  }

  @Test
  void whatFitsStays() {
    assertThat(fit(new Area(100, 100, 1280, 850))).isEqualTo(new Area(100, 100, 1280, 850));
    assertThat(fit(new Area(-1200, 10, 900, 640))).isEqualTo(new Area(-1200, 10, 900, 640));
  }

  @Test
  void whatLiesAcrossGoesWhereMostOfItIs() {
    assertThat(fit(new Area(-200, 100, 1000, 700))).isEqualTo(new Area(0, 100, 1000, 700));
    assertThat(fit(new Area(-900, 100, 1000, 700))).isEqualTo(new Area(-1000, 100, 1000, 700));
  }

  @Test
  void whatWasOnAScreenThatIsGoneComesToTheMainOne() {
    assertThat(fit(new Area(4000, -3000, 1000, 700))).isEqualTo(new Area(920, 27, 1000, 700));
  }

  @Test
  void whatIsTooLargeIsMadeSmaller() {
    assertThat(fit(new Area(50, 50, 3000, 2000))).isEqualTo(MAIN);
    assertThat(fit(new Area(Integer.MIN_VALUE / 2, 0, 10, 10))).isEqualTo(new Area(0, 27, 10, 10));
  }
}
