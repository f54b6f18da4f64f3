package yomikiri.app.board.tron;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.StackPane;
import yomikiri.app.board.Brush;
import yomikiri.app.board.Lattice;
import yomikiri.app.board.PieceSet;
import yomikiri.app.board.SquareLattice;
import yomikiri.app.draw.ThemeColors;
import yomikiri.app.text.Phrase;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.TronPosition;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.think.GameKit;

/** The pieces of Tron: parts of trails, the heads, and of several seats who is out. */
final class TronPieces implements PieceSet {
  private static final int FREE = 0;
  private static final String LETTERS = ".aAbBcCdD"; // by piece

  private final Arena arena;
  private final int players;
  private final boolean isJoint;

  TronPieces(GameKit<?> kit) {
    TronPosition start = TronPresenter.tron(kit.game().newPosition(0));
    arena = start.arena();
    players = start.players();
    isJoint = start.isJoint();
  }

  @Override
  public Lattice lattice() {
    return new SquareLattice(arena.width(), arena.height());
  }

  private static int trail(int seat) {
    return 1 + 2 * seat;
  }

  private static int head(int seat) {
    return 2 + 2 * seat;
  }

  @Override
  public List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(new Piece("", Phrase.of("spoken.empty")));
    for (int seat = 0; seat < players; seat++) {
      Phrase sign = Phrase.of("tron.sign." + seat);
      pieces.add(new Piece("", Phrase.of("tron.spoken.trail", sign)));
      pieces.add(new Piece("", Phrase.of("tron.spoken.head", sign), OptionalInt.of(trail(seat))));
    }
    return pieces;
  }

  @Override
  public List<Entry> entries() {
    return players == 2 ? List.of() : List.of(new Entry.Order(Phrase.of("tron.piece.out")));
  }

  @Override
  public Optional<Node> picture(int piece) {
    return piece == FREE
        ? Optional.empty()
        : Optional.of(new PieceSign((piece - 1) / 2, piece % 2 == 0));
  }

  @Override
  public Optional<Painter> painter() {
    return Optional.of(this::paint);
  }

  private void paint(Brush brush, List<Integer> pieces) {
    ArenaPainter painter = new ArenaPainter(brush, arena);
    painter.ground();
    for (int seat = 0; seat < players; seat++) {
      long[] trail = new long[GridCellSet.WORDS];
      int head = TronPosition.NONE;
      for (int index = 0; index < pieces.size(); index++) {
        int piece = pieces.get(index);
        if (piece == trail(seat) || piece == head(seat)) {
          GridCellSet.add(trail, arena.cell(index));
          head = piece == head(seat) ? arena.cell(index) : head;
        }
      }
      painter.trail(Trail.of(seat, head, trail), 1);
    }
  }

  @Override
  public Contents of(Position position) {
    TronPosition tron = TronPresenter.tron(position);
    List<Integer> pieces =
        IntStream.range(0, arena.size()).mapToObj(index -> piece(tron, arena.cell(index))).toList();
    return players == 2 ? Contents.of(pieces) : new Contents(pieces, List.of(exits(tron)));
  }

  private static int piece(TronPosition tron, int cell) {
    for (int seat = 0; seat < tron.players(); seat++) {
      if (GridCellSet.isIn(tron.trail(seat), cell)) {
        return tron.head(seat) == cell ? head(seat) : trail(seat);
      }
    }
    return FREE;
  }

  /** The seats that are out, in the order they went. */
  private static String exits(TronPosition tron) {
    StringBuilder exits = new StringBuilder();
    for (int exit = 1; exit <= tron.players(); exit++) {
      for (int seat = 0; seat < tron.players(); seat++) {
        exits.append(tron.exit(seat) == exit ? Integer.toString(1 + seat) : "");
      }
    }
    return exits.toString();
  }

  @Override
  public String text(Contents contents, int seat) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < arena.size(); cell++) {
      text.append(cell > 0 && cell % arena.width() == 0 ? "/" : "")
          .append(LETTERS.charAt(contents.pieces().get(cell)));
    }
    String exits = String.join("", contents.entries());
    return text.append(' ')
        .append(isJoint ? "-" : Integer.toString(1 + seat))
        .append(' ')
        .append(exits.isEmpty() ? "-" : exits)
        .toString();
  }

  /** A short trail, with or without its head, as a picture of its own. */
  static final class PieceSign extends StackPane {
    private static final double WIDTH = 40; // pixels
    private static final double HEIGHT = 24;

    private final int seat;
    private final boolean hasHead;
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
    private final ThemeColors colors = new ThemeColors(this::paint);

    PieceSign(int seat, boolean hasHead) {
      this.seat = seat;
      this.hasHead = hasHead;
      getChildren().addAll(colors, canvas);
      paint();
    }

    private void paint() {
      Arena arena = new Arena(2, 1);
      canvas.getGraphicsContext2D().clearRect(0, 0, WIDTH, HEIGHT);
      Brush brush = new Brush(canvas, new SquareLattice(arena.width(), arena.height()), colors);
      int head = hasHead ? arena.cell(1) : TronPosition.NONE;
      long[] trail = new long[GridCellSet.WORDS];
      GridCellSet.add(trail, arena.cell(0));
      GridCellSet.add(trail, arena.cell(1));
      new ArenaPainter(brush, arena).trail(Trail.of(seat, head, trail), 1);
    }
  }
}
