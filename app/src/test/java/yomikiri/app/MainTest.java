package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** When the app sees that it cannot open a window. */
final class MainTest {
  @Test
  void linuxNeedsADisplay() {
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of())).isFalse();
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of("DISPLAY", ""))).isFalse();
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of("DISPLAY", ":0"))).isTrue();
    assertThat(Main.hasDisplay(system("Linux", ""), Map.of("WAYLAND_DISPLAY", "w"))).isTrue();
  }

  @Test
  void theHeadlessPlatformAndOtherSystemsNeedNone() {
    assertThat(Main.hasDisplay(system("Linux", "Headless"), Map.of())).isTrue();
    assertThat(Main.hasDisplay(system("Windows 11", ""), Map.of())).isTrue();
    assertThat(Main.hasDisplay(system("Mac OS X", ""), Map.of())).isTrue();
  }

  private static Properties system(String name, String glass) {
    Properties properties = new Properties();
    properties.setProperty("os.name", name);
    properties.setProperty("glass.platform", glass);
    return properties;
  }
}
