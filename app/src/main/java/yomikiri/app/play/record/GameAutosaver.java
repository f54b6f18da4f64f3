package yomikiri.app.play.record;

import java.time.Clock;
import java.time.LocalDate;
import java.util.function.Supplier;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.SessionOrigin;
import yomikiri.app.store.Autosave;
import yomikiri.app.store.Library;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;

/**
 * Keeps games: the one on the board after every change, so that the app can go on with it; and in
 * the library each one that has ended, or in which a person moved before another took its place or
 * a second window was closed.
 */
public final class GameAutosaver {
  private final PlayViewModel game;
  private final Autosave autosave;
  private final Library library;
  private final Clock clock;

  public GameAutosaver(PlayViewModel game, Autosave autosave, Library library, Clock clock) {
    this.game = game;
    this.autosave = autosave;
    this.library = library;
    this.clock = clock;
  }

  /** Keeps the game on the board, and from now on every change. */
  public void begin() {
    game.snapshot()
        .addListener(
            (value, before, now) -> {
              if (!before.live().equals(now.live())) {
                shelve(before.live());
              }
            });
    game.changes().addListener((value, before, now) -> changed());
    changed();
  }

  /**
   * Stops keeping. The game of a second window goes to the library, as no later start would resume
   * it. What no change tells of is saved as well: the position shown, and the time left on clocks.
   */
  public void end() {
    if (!autosave.isFirst()) {
      shelve(game.now().live());
    }
    changed();
  }

  private void changed() {
    PlaySession<?> session = game.now().live();
    if (game.now().status() instanceof PlayStatus.Over) {
      shelve(session);
    }
    autosave.save(text(transcript(session).whole(game.now().resumeState())));
  }

  private void shelve(PlaySession<?> session) {
    SessionOrigin origin = session.origin();
    String known = origin.libraryRef().name();
    if (origin.isFurther()) {
      String name = known.isEmpty() ? library.newName() : known;
      library.keep(name, libraryText(session));
      origin.storedAs(name);
    } else if (origin.hasNews()) {
      library.update(known, libraryText(session));
      origin.storedAs(known);
    }
  }

  private Supplier<String> libraryText(PlaySession<?> session) {
    return text(transcript(session).forLibrary());
  }

  private static Supplier<String> text(Supplier<? extends GameRecord<?>> written) {
    return () -> written.get().text();
  }

  private <P extends Position> SessionRecorder<P> transcript(PlaySession<P> session) {
    return new SessionRecorder<>(session, LocalDate.now(clock));
  }
}
