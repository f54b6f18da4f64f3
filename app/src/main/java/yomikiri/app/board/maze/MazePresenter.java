package yomikiri.app.board.maze;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import yomikiri.app.board.Lattice.Way;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.Pick;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;

/** Maps the steps of both maze games to the cells they lead to, and describes them in words. */
final class MazePresenter implements MovePresenter {
  private static final String WRITTEN = "RLDU";
  private static final String ARROWS = "→←↓↑";
  private static final Map<Way, String> STEERING =
      Map.of(Way.RIGHT, "R", Way.LEFT, "L", Way.DOWN, "D", Way.UP, "U");

  @Override
  public List<Pick> picks(Position position, int seat, int move) {
    return List.of(new Pick.Cell(MazeGround.of(position).target().applyAsInt(seat, move)));
  }

  @Override
  public OptionalInt home(Position position, int seat) {
    return OptionalInt.of(MazeGround.of(position).walkers().get(seat));
  }

  @Override
  public Phrase refusal(Position position, int seat, int cell, String name) {
    MazeGround ground = MazeGround.of(position);
    if (ground.walkers().get(seat) == cell) {
      return Phrase.of("maze.refusal.here", name);
    }
    return ground.isWall().test(cell)
        ? Phrase.of("maze.refusal.wall", name)
        : Phrase.of("maze.refusal.far", name);
  }

  @Override
  public Phrase ending(Position position) {
    return Phrase.of("maze.ending");
  }

  @Override
  public Map<Way, String> steering() {
    return STEERING;
  }

  /** Such as {@code ↓ D}: the letter alone could be taken for a column. */
  @Override
  public String shown(Texts texts, String move) {
    int step = WRITTEN.indexOf(move);
    return step < 0 ? move : ARROWS.charAt(step) + " " + move;
  }

  @Override
  public String spoken(Texts texts, String move) {
    return texts.get("maze.spoken.step." + move.toLowerCase(Locale.ROOT));
  }
}
