package yomikiri.app;

import java.util.Set;
import yomikiri.app.store.AppSettings;
import yomikiri.app.store.SettingsStore;
import yomikiri.app.store.UserPreferences;
import yomikiri.app.store.WindowState;

/** What is kept from run to run; each change is written down. */
final class Keeping {
  private final SettingsStore store;
  private AppSettings settings;

  /**
   * @param settings what was found
   */
  Keeping(SettingsStore store, AppSettings settings) {
    this.store = store;
    this.settings = settings;
  }

  AppSettings now() {
    return settings;
  }

  void keep(WindowState now) {
    keep(settings.with(now));
  }

  void keep(UserPreferences now) {
    keep(settings.with(now));
  }

  /** Keeps which games are known. */
  void keep(Set<String> now) {
    keep(settings.with(now));
  }

  private void keep(AppSettings now) {
    settings = now;
    store.save(now);
  }
}
