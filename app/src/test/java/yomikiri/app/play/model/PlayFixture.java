package yomikiri.app.play.model;

import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.play.session.GameSetup;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** A play screen without its picture, at whose CPUs' thoughts and delays a test has its hands. */
public abstract class PlayFixture {
  public long now;
  public final DirectSearchExecutor thinker = new DirectSearchExecutor(() -> now);

  /** For the looks at positions one after the other. */
  public final DirectSearchExecutor looks = new DirectSearchExecutor(() -> now);

  public final ManualUiScheduler delays = new ManualUiScheduler();
  public final DirectBackground background = new DirectBackground();
  long seed = 1;

  public PlayViewModel model(GameSetup<?> setup) {
    Iterator<DirectSearchExecutor> thinkers = List.of(thinker, thinker, looks).iterator();
    return new PlayViewModel(setup, thinkers::next, delays, () -> now, () -> seed++, background);
  }

  /** The games whose moves are understood. */
  protected List<GameUi> gameList() {
    return GAME_LIST;
  }

  public static GameKit<?> kit(String id) {
    return CATALOG.kit(id).orElseThrow();
  }

  public static SeatSetup human() {
    return new SeatSetup.Human();
  }

  public static SeatSetup cpu(int level) {
    return new SeatSetup.Cpu(kit("mattix-4").levels().get(level));
  }

  public static GameSetup<?> setup(String game, SeatSetup first, SeatSetup second) {
    return dealt(kit(game), List.of(first, second));
  }

  public static <P extends Position> GameSetup<P> dealt(GameKit<P> kit, List<SeatSetup> seats) {
    return new GameSetup<>(kit, kit.game().newPosition(7), seats);
  }

  /** The clock of the person at {@code seat}, who has one. */
  public static SeatClock clock(PlayViewModel model, int seat) {
    return Objects.requireNonNull(model.clocks().get().get(seat));
  }

  public static String boardText(PlayViewModel model) {
    return text(model.now().board());
  }

  public static <P extends Position> String text(BoardSnapshot<P> board) {
    return board.kit().game().notation().positionText(board.position());
  }

  public void playFirstLegal(PlayViewModel model) {
    model.play(model.now().board().legal().getFirst());
  }

  /** Lets CPUs answer until a person is to move or the game is over, and all thinking ends. */
  public void letCpusAnswer() {
    boolean busy = true;
    while (busy) {
      busy = thinker.finishOne() || looks.finishOne() || !delays.pending().isEmpty();
      delays.pass();
    }
  }
}
