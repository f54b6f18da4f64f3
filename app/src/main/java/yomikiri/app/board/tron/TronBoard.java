package yomikiri.app.board.tron;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardView;
import yomikiri.app.board.BoardView.Surroundings;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.Brush;
import yomikiri.app.board.CanvasBoard;
import yomikiri.app.board.CellBoard;
import yomikiri.app.board.OptionBar;
import yomikiri.app.board.PointedCellLabel;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.think.GameKit;

/**
 * The picture of Tron on one canvas: trails as bands that end in the sign of their seat, stars
 * where cycles have crashed, the cells that may be stepped on, and on demand whose cells are whose.
 */
final class TronBoard {
  private final Surroundings surroundings;
  private final Arena arena;
  private final CanvasBoard canvas;
  private final PointedCellLabel pointed;
  private final OptionBar walls = new OptionBar();
  private final VBox root;
  private final TerritoryMap territory = new TerritoryMap();
  private final List<Crash> crashes = new ArrayList<>();
  private @Nullable BoardViewState drawn;

  private TronBoard(Arena arena, Surroundings surroundings) {
    this.arena = arena;
    this.surroundings = surroundings;
    canvas =
        new CanvasBoard(new SquareLattice(arena.width(), arena.height()), this::paint, this::words);
    canvas.typeOnly("udlr");
    pointed = new PointedCellLabel(canvas);
    HBox head = Controls.styled(new HBox(pointed, Controls.gap(), walls), "board-head");
    head.setAlignment(Pos.CENTER_LEFT);
    Presence.atTimes(walls);
    root = new VBox(head, canvas);
    VBox.setVgrow(canvas, Priority.ALWAYS);
  }

  static BoardView of(GameKit<?> kit, Surroundings surroundings) {
    Arena arena = TronPresenter.tron(kit.game().newPosition(0)).arena();
    TronBoard board = new TronBoard(arena, surroundings);
    return new CellBoard(
        new CellBoard.Parts(board.root, board.canvas, board.walls),
        surroundings,
        new TronPresenter(),
        board::draw);
  }

  private void draw(BoardViewState state) {
    BoardViewState before = drawn;
    drawn = state;
    if (before == null || !before.snapshot().isSamePosition(state.snapshot())) {
      follow(before, state);
    }
    walls.setVisible(state.snapshot().playable() && !state.selection().options().isEmpty());
    canvas.repaint();
    pointed.update();
  }

  /** Lets the trails of those who went out with the step just made fade away. */
  private void follow(@Nullable BoardViewState before, BoardViewState state) {
    BoardSnapshot<?> now = state.snapshot();
    boolean isNext = before != null && state.stepped() && now.ply() == before.snapshot().ply() + 1;
    if (before == null || !isNext) {
      crashes.forEach(Crash::stop);
      crashes.clear();
    } else if (surroundings.motion().getValue()) {
      TronPosition then = TronPresenter.tron(before.snapshot().position());
      TronPosition next = TronPresenter.tron(now.position());
      for (int seat = 0; seat < next.players(); seat++) {
        if (next.isOut(seat) && !then.isOut(seat)) {
          fade(Trail.of(then, seat, before.snapshot().line()));
        }
      }
    }
  }

  private void fade(Trail trail) {
    Crash crash = new Crash(trail, canvas::repaint);
    crash.setOnFinished(event -> crashes.remove(crash));
    crashes.add(crash);
    crash.playFromStart();
  }

  // ---- picture

  private void paint(Brush brush) {
    BoardViewState now = drawn;
    if (now == null) {
      return;
    }
    BoardSnapshot<?> snapshot = now.snapshot();
    TronPosition tron = TronPresenter.tron(snapshot.position());
    ArenaPainter painter = new ArenaPainter(brush, arena);
    painter.ground();
    if (surroundings.overlay().getValue()) {
      territory.divide(tron);
      painter.territory(territory);
    }
    crashes.forEach(crash -> painter.trail(crash.trail(), crash.left()));
    for (int seat = 0; seat < tron.players(); seat++) {
      if (!tron.isOut(seat)) {
        painter.trail(Trail.of(tron, seat, snapshot.line()), 1);
      }
    }
    stars(painter, snapshot);
    if (snapshot.mover().isPresent()) {
      int mover = snapshot.mover().getAsInt();
      painter.mover(tron.head(mover));
      new ChoicePainter(brush, now, surroundings.texts())
          .paint(SeatStyle.of(mover), arena.index(tron.head(mover)));
    }
  }

  /** A star where each of those crashed who went out lately, the fainter the longer ago. */
  private static void stars(ArenaPainter painter, BoardSnapshot<?> snapshot) {
    List<? extends Position> past = snapshot.past();
    TronPosition next = TronPresenter.tron(snapshot.position());
    for (int i = past.size() - 1; i >= 0; i--) {
      TronPosition then = TronPresenter.tron(past.get(i));
      for (int seat = 0; seat < then.players(); seat++) {
        if (next.isOut(seat) && !then.isOut(seat)) {
          painter.crash(then.head(seat), seat, (i + 1.0) / past.size());
        }
      }
      next = then;
    }
  }

  // ---- words

  private String words(int index) {
    BoardViewState now = drawn;
    if (now == null) {
      return "";
    }
    return new TronCellWords(
            surroundings.texts(), now, surroundings.overlay().getValue() ? territory(now) : null)
        .of(index);
  }

  private TerritoryMap territory(BoardViewState now) {
    territory.divide(TronPresenter.tron(now.snapshot().position()));
    return territory;
  }

  /** A trail that fades away after its cycle has crashed. */
  static final class Crash extends Transition {
    private static final Duration TIME = Duration.millis(600);

    private final Trail trail;
    private final Runnable changed;
    private double left = 1;

    /** {@code changed} is called when less of it is to be seen. */
    Crash(Trail trail, Runnable changed) {
      this.trail = trail;
      this.changed = changed;
      setCycleDuration(TIME);
      setInterpolator(Interpolator.LINEAR);
    }

    Trail trail() {
      return trail;
    }

    /** How much is left to be seen, from 1 to 0. */
    double left() {
      return left;
    }

    @Override
    protected void interpolate(double fraction) {
      left = 1 - fraction;
      changed.run();
    }
  }
}
