package yomikiri.app.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Holds notices until there is a window that shows them. */
public final class HeldNotices implements Notices {
  private final List<Consumer<Notices>> held = new ArrayList<>();
  private @Nullable Notices window;

  @Override
  public void show(Notice notice) {
    pass(to -> to.show(notice));
  }

  @Override
  public void warnWhile(Optional<Phrase> what) {
    pass(to -> to.warnWhile(what));
  }

  private void pass(Consumer<Notices> notice) {
    if (window == null) {
      held.add(notice);
    } else {
      notice.accept(window);
    }
  }

  /** Passes on what was held, and from now on everything. */
  public void passTo(Notices to) {
    window = to;
    held.forEach(notice -> notice.accept(to));
    held.clear();
  }
}
