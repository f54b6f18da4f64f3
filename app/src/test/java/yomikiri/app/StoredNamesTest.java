package yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import yomikiri.app.lab.Preset;
import yomikiri.app.store.Setting;
import yomikiri.engine.match.Ending;

/** Names of the code that stand in files people have: a renamed constant must not lose them. */
class StoredNamesTest {
  @Test
  void choicesInTheSettings() {
    assertThat(names(Setting.LanguageChoice.values())).isEqualTo("system japanese english");
    assertThat(names(Setting.ThemeChoice.values())).isEqualTo("system light dark");
    assertThat(names(Setting.Switch.values())).isEqualTo("off on");
    assertThat(names(Setting.Switch.values())).isEqualTo("off on");
    assertThat(names(Setting.MotionChoice.values())).isEqualTo("system on off");
  }

  @Test
  void presetsOfStudies() {
    assertThat(names(Preset.values(), Preset::key))
        .isEqualTo("luck odd-depths advantage equal-time evaluations trees tron trapez ladders");
  }

  @Test
  void forfeitsInTheLogsOfStudies() {
    assertThat(names(Ending.Fault.values(), Ending.Fault::key))
        .isEqualTo("threw illegal overran no-start silent stalled crashed rubbish flooded unable");
  }

  private static <E extends Enum<E>> String names(E[] all) {
    return names(all, each -> each.name().toLowerCase(Locale.ROOT));
  }

  private static <E> String names(E[] all, Function<E, String> name) {
    return String.join(" ", Arrays.stream(all).map(name).toList());
  }
}
