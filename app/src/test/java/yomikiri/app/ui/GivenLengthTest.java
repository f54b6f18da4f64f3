package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GivenLengthTest {
  private final MinimumSize.GivenLength length = new MinimumSize.GivenLength();

  @Test
  void whatGrewShrinksBack() {
    assertThat(length.from(1000, 900)).isEqualTo(1000);
    assertThat(length.from(1000, 1600)).isEqualTo(1600);
    assertThat(length.from(1600, 1200)).isEqualTo(1200);
    assertThat(length.from(1200.4, 900)).isEqualTo(1000);
  }

  @Test
  void whatSomebodyDrewStays() {
    assertThat(length.from(1000, 1600)).isEqualTo(1600);
    assertThat(length.from(1800, 900)).isEqualTo(1800);
    assertThat(length.from(1800, 2000)).isEqualTo(2000);
    assertThat(length.from(2000, 900)).isEqualTo(1800);
  }
}
