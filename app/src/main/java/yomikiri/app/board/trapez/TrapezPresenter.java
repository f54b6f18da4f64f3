package yomikiri.app.board.trapez;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.Overlay;
import yomikiri.app.board.Pick;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.trapez.Trapez;
import yomikiri.engine.games.trapez.TrapezMove;
import yomikiri.engine.games.trapez.TrapezPosition;

/**
 * Maps a move of Trapez to its picks and describes moves and results in words. The picks are the
 * cell, the tile as it is to lie there and, where that surrounds others, the cell of one of these
 * and the turn.
 */
final class TrapezPresenter implements MovePresenter {
  static final int WINNING = 7; // tiles in a group
  static final Pick CLOCKWISE = new Pick.Turn(1);
  private static final Pick COUNTER_CLOCKWISE = new Pick.Turn(-1);
  private static final Trapez GAME = new Trapez();

  static TrapezPosition trapez(Position position) {
    if (position instanceof TrapezPosition trapez) {
      return trapez;
    }
    throw new IllegalArgumentException("no position of Trapez");
  }

  /** The position after a move, which may lack the turn of a tile it surrounds. */
  static TrapezPosition after(TrapezPosition trapez, int move) {
    TrapezPosition then = GAME.copyOf(trapez);
    then.play(move);
    return then;
  }

  /** The size of the two largest groups of a seat. */
  static List<Integer> largest(TrapezPosition trapez, int seat) {
    List<Integer> sizes = new ArrayList<>();
    for (int group : trapez.groups(seat)) {
      sizes.add(Integer.bitCount(group));
    }
    sizes.addAll(List.of(0, 0));
    return sizes.subList(0, 2);
  }

  @Override
  public List<Pick> picks(Position position, int seat, int move) {
    Pick cell = new Pick.Cell(TrapezMove.cell(move));
    Pick tile = new Pick.Piece(TrapezMove.tile(move));
    int turned = TrapezMove.turnedCell(move);
    return turned < 0
        ? List.of(cell, tile)
        : List.of(
            cell,
            tile,
            new Pick.Cell(turned),
            TrapezMove.isClockwise(move) ? CLOCKWISE : COUNTER_CLOCKWISE);
  }

  @Override
  public Phrase option(Pick pick) {
    return switch (pick) {
      case Pick.Piece(int tile) -> Phrase.of("trapez.tile." + tile);
      case Pick.Turn(int way) -> Phrase.of(way > 0 ? "trapez.way.right" : "trapez.way.left");
      case Pick.Cell cell -> MovePresenter.super.option(pick);
    };
  }

  @Override
  public Optional<Phrase> prompt(Position position, List<Pick> made) {
    return Optional.of(
        Phrase.of(
            switch (made.getLast()) {
              case Pick.Piece tile -> "trapez.prompt.surrounded";
              case Pick.Cell cell when made.size() > 1 -> "trapez.prompt.way";
              default -> "trapez.prompt.tile";
            }));
  }

  @Override
  public String outlook(Texts texts, Position position, int move) {
    TrapezPosition then = after(trapez(position), move);
    return texts.get("trapez.outlook", largest(then, 0).getFirst(), largest(then, 1).getFirst());
  }

  @Override
  public Phrase refusal(Position position, int seat, int cell, String name) {
    return Phrase.of("trapez.refusal", name);
  }

  @Override
  public Phrase ending(Position position) {
    TrapezPosition end = trapez(position);
    int light = end.longest(0);
    int dark = end.longest(1);
    if (light >= WINNING && dark >= WINNING) {
      return Phrase.of("trapez.ending.both");
    }
    if (light >= WINNING || dark >= WINNING) {
      return Phrase.of(
          light >= WINNING ? "trapez.ending.light" : "trapez.ending.dark", Math.max(light, dark));
    }
    return light == dark
        ? Phrase.of("trapez.ending.equal", light)
        : Phrase.of("trapez.ending.full", light, dark);
  }

  @Override
  public Optional<Overlay> overlay() {
    return Optional.of(new GroupsOverlay());
  }

  @Override
  public List<String> standing(Texts texts, Position position) {
    TrapezPosition trapez = trapez(position);
    return List.of(standing(texts, trapez, 0), standing(texts, trapez, 1));
  }

  private static String standing(Texts texts, TrapezPosition position, int seat) {
    List<Integer> sizes = largest(position, seat);
    return sizes.getLast() == 0
        ? texts.get("trapez.standing.one", sizes.getFirst())
        : texts.get("trapez.standing", sizes.getFirst(), sizes.getLast());
  }

  /** The groups of both colours; a seat's share is its largest. */
  static final class GroupsOverlay implements Overlay {
    @Override
    public List<Integer> shares(Position position) {
      TrapezPosition trapez = TrapezPresenter.trapez(position);
      return List.of(trapez.longest(0), trapez.longest(1));
    }

    @Override
    public List<String> words(Texts texts, Position position) {
      return shares(position).stream().map(share -> texts.get("trapez.largest", share)).toList();
    }
  }
}
