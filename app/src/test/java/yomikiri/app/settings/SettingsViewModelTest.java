package yomikiri.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.settings.SettingsViewModel.SystemPreferences;
import yomikiri.app.store.AppSettings;
import yomikiri.app.store.Setting;
import yomikiri.app.text.Language;

/** The settings while they are changed. */
final class SettingsViewModelTest {
  private final BooleanProperty systemIsDark = new SimpleBooleanProperty();
  private final List<AppSettings> saved = new ArrayList<>();
  private final SettingsViewModel settings =
      new SettingsViewModel(
          AppSettings.USUAL,
          new SystemPreferences(Language.JAPANESE, systemIsDark, new SimpleBooleanProperty()),
          change -> saved.add(change.apply(AppSettings.USUAL)));

  @Test
  void oneSettingLeavesTheOthersAlone() {
    int[] invalidated = new int[1];
    InvalidationListener listener = value -> invalidated[0]++;
    settings.language().addListener(listener);
    assertThat(settings.language().getValue()).isEqualTo(Language.JAPANESE);
    settings.set(Setting.SCALE, 150);
    assertThat(invalidated[0]).isZero();
    settings.set(Setting.LANGUAGE, Setting.LanguageChoice.ENGLISH);
    assertThat(invalidated[0]).isEqualTo(1);
    assertThat(settings.language().getValue()).isEqualTo(Language.ENGLISH);
  }

  @Test
  void whatIsSetIsSavedOnce() {
    settings.set(Setting.SCALE, 100);
    assertThat(saved).isEmpty();
    settings.enlarge();
    settings.set(Setting.SCALE, 110);
    assertThat(saved).containsExactly(AppSettings.USUAL.with(Setting.SCALE, 110));
  }

  @Test
  void theThemeIsTheSystemsUntilItIsChosen() {
    systemIsDark.set(true);
    assertThat(settings.dark().getValue()).isTrue();
    settings.set(Setting.THEME, Setting.ThemeChoice.LIGHT);
    assertThat(settings.dark().getValue()).isFalse();
  }
}
