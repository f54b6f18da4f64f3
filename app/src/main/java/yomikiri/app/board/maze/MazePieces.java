package yomikiri.app.board.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import yomikiri.app.board.Lattice;
import yomikiri.app.board.PieceSet;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** The pieces of the mazes: points from 1 to 9, the walkers, and the turns left. */
final class MazePieces implements PieceSet {
  private static final int HIGHEST = 9; // the number of its piece too
  private static final int WALKERS = HIGHEST + 1; // where they begin
  private static final String ALONE = "@";
  private static final String TWO = "AB*"; // the last: both on one cell

  private final MazeGround ground;
  private final String letters; // of the walkers

  MazePieces(GameKit<?> kit) {
    ground = MazeGround.of(kit.game().newPosition(0));
    letters = ground.isAlone() ? ALONE : TWO;
  }

  @Override
  public Lattice lattice() {
    return new SquareLattice(ground.width(), ground.height());
  }

  @Override
  public List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    for (int points = 0; points <= HIGHEST; points++) {
      pieces.add(
          new Piece(
              points == 0 ? "" : Integer.toString(points),
              Phrase.of("maze.spoken.points", points)));
    }
    if (ground.isAlone()) {
      pieces.add(new Piece(ALONE, Phrase.of("maze.spoken.walker"), OptionalInt.of(0)));
    } else {
      pieces.add(new Piece("A", Phrase.of("maze-duel.spoken.walker.0"), OptionalInt.of(0)));
      pieces.add(new Piece("B", Phrase.of("maze-duel.spoken.walker.1"), OptionalInt.of(0)));
      pieces.add(new Piece("AB", Phrase.of("maze-duel.piece.both"), OptionalInt.of(0)));
    }
    return pieces;
  }

  @Override
  public List<Entry> entries() {
    String family = ground.isAlone() ? "maze" : "maze-duel";
    Stream<Entry> points =
        IntStream.range(0, ground.walkers().size())
            .mapToObj(
                seat ->
                    new Entry.Amount(
                        Phrase.of("arrange.points", Phrase.of(family + ".seat." + seat))));
    return Stream.concat(Stream.of(new Entry.Amount(Phrase.of("maze.piece.turns"))), points)
        .toList();
  }

  @Override
  public Optional<Piece> fixed(int cell) {
    return ground.isWall().test(cell)
        ? Optional.of(new Piece("", Phrase.of("maze.spoken.wall")))
        : Optional.empty();
  }

  @Override
  public Optional<Node> picture(int piece) {
    if (piece < WALKERS) {
      return Optional.empty();
    }
    int walker = piece - WALKERS;
    return Optional.of(
        walker < ground.walkers().size()
            ? Walkers.figure(walker, ground.walkers().size())
            : new HBox(Walkers.figure(0, 2), Walkers.figure(1, 2)));
  }

  @Override
  public Contents of(Position position) {
    MazeGround now = MazeGround.of(position);
    List<Integer> pieces =
        IntStream.range(0, now.width() * now.height())
            .mapToObj(cell -> piece(now, now.walkersOn(cell), cell))
            .toList();
    List<String> entries = new ArrayList<>();
    entries.add(Integer.toString(now.turnsLeft()));
    for (int seat = 0; seat < now.walkers().size(); seat++) {
      entries.add(Integer.toString(position.score(seat)));
    }
    return new Contents(pieces, entries);
  }

  private static int piece(MazeGround now, List<Integer> walkers, int cell) {
    return switch (walkers.size()) {
      case 0 -> now.points().applyAsInt(cell);
      case 1 -> WALKERS + walkers.getFirst();
      default -> WALKERS + walkers.size();
    };
  }

  @Override
  public String text(Contents contents, int seat) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < contents.pieces().size(); cell++) {
      text.append(cell > 0 && cell % ground.width() == 0 ? "/" : "");
      text.append(letter(cell, contents.pieces().get(cell)));
    }
    List<String> entries = contents.entries();
    return text.append(' ')
        .append(entries.getFirst())
        .append(' ')
        .append(String.join(":", entries.subList(1, entries.size())))
        .toString();
  }

  private char letter(int cell, int piece) {
    if (ground.isWall().test(cell)) {
      return '#';
    }
    return piece < WALKERS ? ".123456789".charAt(piece) : letters.charAt(piece - WALKERS);
  }
}
