package yomikiri.app.text;

import java.util.Optional;
import yomikiri.app.concurrent.UiThread;

/** Shows notices on whatever screen is in view. */
@UiThread
public interface Notices {
  /** Shows something for a while; what could be undone before still can. */
  void show(Notice notice);

  /** Shows a warning as long as what it warns of lasts; empty once that is over. */
  void warnWhile(Optional<Phrase> what);
}
