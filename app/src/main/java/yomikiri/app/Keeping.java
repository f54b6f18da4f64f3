package yomikiri.app;

import java.util.Set;
import yomikiri.app.store.AppSettings;
import yomikiri.app.store.SettingsStore;
import yomikiri.app.store.UserPreferences;
import yomikiri.app.store.WindowState;

/** What is kept from run to run; each change is written down. */
final class Keeping {
  private final SettingsStore store;
  private AppSettings kept;

  /**
   * @param kept what was found
   */
  Keeping(SettingsStore store, AppSettings kept) {
    this.store = store;
    this.kept = kept;
  }

  AppSettings now() {
    return kept;
  }

  void keep(WindowState now) {
    keep(kept.with(now));
  }

  void keep(UserPreferences now) {
    keep(kept.with(now));
  }

  /** Keeps which games are known. */
  void keep(Set<String> now) {
    keep(kept.with(now));
  }

  private void keep(AppSettings now) {
    kept = now;
    store.save(now);
  }
}
