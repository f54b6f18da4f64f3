package yomikiri.app;

import java.util.Set;
import yomikiri.app.store.Choices;
import yomikiri.app.store.Kept;
import yomikiri.app.store.SettingsStore;
import yomikiri.app.store.WindowPlace;

/** What is kept from run to run; each change is written down. */
final class Keeping {
  private final SettingsStore store;
  private Kept kept;

  /**
   * @param kept what was found
   */
  Keeping(SettingsStore store, Kept kept) {
    this.store = store;
    this.kept = kept;
  }

  Kept now() {
    return kept;
  }

  void keep(WindowPlace now) {
    keep(kept.with(now));
  }

  void keep(Choices now) {
    keep(kept.with(now));
  }

  /** Keeps which games are known. */
  void keep(Set<String> now) {
    keep(kept.with(now));
  }

  private void keep(Kept now) {
    kept = now;
    store.save(now);
  }
}
