package yomikiri.app.board.tiles;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import yomikiri.app.board.HexLattice;
import yomikiri.app.board.tiles.TilesPosition.Parts;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.search.StandardPlayers;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;

/** See {@link TilesPosition}. */
public final class Tiles implements Game<TilesPosition>, Notation<TilesPosition> {
  static final HexLattice LATTICE = HexLattice.ofSide(2);

  public static GameKit<?> kit() {
    return make();
  }

  static GameKit<TilesPosition> make() {
    Tiles game = new Tiles();
    PlayerSpec reader = PlayerSpec.of("alphabeta").with("depth", "2");
    return new GameKit<>(
        game, StandardPlayers.duel(game), List.of(new Level("normal", reader)), reader);
  }

  @Override
  public String id() {
    return "tiles";
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public TilesPosition newPosition(long seed) {
    return new TilesPosition();
  }

  @Override
  public boolean dealsAlike() {
    return true;
  }

  @Override
  public TilesPosition copyOf(TilesPosition position) {
    TilesPosition copy = new TilesPosition();
    copy.become(position);
    return copy;
  }

  @Override
  public void copy(TilesPosition from, TilesPosition into) {
    into.become(from);
  }

  @Override
  public OptionalInt pass() {
    return OptionalInt.of(TilesPosition.PASS);
  }

  @Override
  public int moveLimit() {
    return TilesPosition.PASS + 1;
  }

  @Override
  public Notation<TilesPosition> notation() {
    return this;
  }

  /** Such as {@code a1:2}, {@code a1:2/b2+} or {@code --}. */
  @Override
  public String moveText(int move) {
    if (move == TilesPosition.PASS) {
      return "--";
    }
    Parts parts = Parts.of(move);
    String laid = LATTICE.name(parts.cell()) + ":" + parts.number();
    return parts.turned() < 0
        ? laid
        : laid + "/" + LATTICE.name(parts.turned()) + (parts.way() > 0 ? "+" : "-");
  }

  @Override
  public int readMove(String text) throws NotationException {
    return IntStream.range(0, moveLimit())
        .filter(move -> moveText(move).equals(text))
        .findFirst()
        .orElseThrow(
            () -> new NotationException(1, 1, "move", List.of(text), "no such move: " + text));
  }

  @Override
  public String positionText(TilesPosition position) {
    String tiles =
        IntStream.range(0, TilesPosition.CELLS)
            .mapToObj(cell -> Integer.toString(position.tile(cell)))
            .collect(Collectors.joining());
    return tiles + " " + position.turn() + (position.hasPassed() ? " p" : "");
  }

  @Override
  public TilesPosition readPosition(String text) {
    TilesPosition position = new TilesPosition();
    int[] tiles = text.substring(0, TilesPosition.CELLS).chars().map(c -> c - '0').toArray();
    position.set(tiles, text.charAt(TilesPosition.CELLS + 1) - '0', text.endsWith("p"));
    return position;
  }
}
