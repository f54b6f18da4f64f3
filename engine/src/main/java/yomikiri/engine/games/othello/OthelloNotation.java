package yomikiri.engine.games.othello;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.Notation.ExportFormat;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Step;

/**
 * Othello as text. A move is its square, column letter and row number from the top, or {@code --}
 * for a pass. A position is the squares from a1 along the rows, {@code X} for black, {@code O} for
 * white and {@code -} for an empty square, then the side to move. Read are also lines of OBF files
 * and the moves of a game from its start or from a position; see {@link OthelloScanner}.
 */
final class OthelloNotation implements Notation<OthelloPosition> {
  private static final String PASS = "--";
  private static final String OBF_PASS = "ps";

  private final Othello game;
  private final int size;

  /**
   * @param size rows and columns of the board
   */
  OthelloNotation(Othello game, int size) {
    this.game = game;
    this.size = size;
  }

  @Override
  public String moveText(int move) {
    return move == size * size ? PASS : "" + (char) ('a' + move % size) + (1 + move / size);
  }

  @Override
  public int readMove(String text) throws NotationException {
    if (text.equals(PASS)) {
      return size * size;
    }
    if (text.length() == 2) {
      int column = Character.toLowerCase(text.charAt(0)) - 'a';
      int row = text.charAt(1) - '1';
      if (column >= 0 && column < size && row >= 0 && row < size) {
        return row * size + column;
      }
    }
    String last = moveText(size * size - 1);
    throw new NotationException(1, 1, "othello.move", last, FoundToken.shortened(text));
  }

  @Override
  public String positionText(OthelloPosition position) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size * size; i++) {
      text.append(disc(position, i));
    }
    return text.append(position.turn() == 0 ? " X" : " O").toString();
  }

  private static char disc(OthelloPosition position, int cell) {
    int square = position.square(cell);
    if ((position.discs(0) >>> square & 1) != 0) {
      return 'X';
    }
    return (position.discs(1) >>> square & 1) != 0 ? 'O' : '-';
  }

  /** A grid with its column letters and row numbers; + where the side to move may play. */
  @Override
  public String diagram(OthelloPosition position) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    StringBuilder text = new StringBuilder(" ");
    for (int column = 0; column < size; column++) {
      text.append(' ').append((char) ('a' + column));
    }
    for (int i = 0; i < size * size; i++) {
      text.append(i % size == 0 ? "\n" + (1 + i / size) : "")
          .append(' ')
          .append(legal.contains(i) ? '+' : disc(position, i));
    }
    return text.toString();
  }

  @Override
  public OthelloPosition readPosition(String text) throws NotationException {
    OthelloScanner scanner = new OthelloScanner(game, size, text);
    return scanner.game(scanner.beginsWithMove()).position();
  }

  @Override
  public Optional<GameSession<OthelloPosition>> readOther(String text) throws NotationException {
    OthelloScanner scanner = new OthelloScanner(game, size, text);
    boolean fromStart = scanner.beginsWithMove();
    return fromStart || scanner.beginsWithPosition()
        ? Optional.of(scanner.game(fromStart))
        : Optional.empty();
  }

  @Override
  public boolean beginsOther(String line) {
    return new OthelloScanner(game, size, line).begins();
  }

  @Override
  public List<ExportFormat<OthelloPosition>> otherForms() {
    return List.of(
        new ExportFormat<>("transcript", true, (played, ply, scores) -> transcript(played, ply)),
        new ExportFormat<>("obf", false, this::obf));
  }

  /** A line of an OBF file. */
  private String obf(GameSession<OthelloPosition> played, int ply, Map<Integer, Integer> scores) {
    StringBuilder text = new StringBuilder(positionText(played.positionAt(ply))).append(';');
    scores.forEach(
        (move, points) ->
            text.append(' ')
                .append(move == size * size ? OBF_PASS : moveText(move))
                .append(points < 0 ? ":" : ":+")
                .append(points)
                .append(';'));
    return text.toString();
  }

  /**
   * The moves, behind the position they begin at if that is not the usual one. Passes are left out
   * but at the end, where no move tells of them.
   */
  private String transcript(GameSession<OthelloPosition> played, int ply) {
    String start = positionText(played.start());
    StringBuilder text = new StringBuilder();
    if (!start.equals(positionText(game.newPosition(0)))) {
      text.append(start).append(' ');
    }
    List<Step> line = played.line();
    for (int i = 0; i < ply; i++) {
      if (line.get(i) instanceof Step.Single(int seat, int move)
          && (move != size * size || i == ply - 1)) {
        text.append(moveText(move));
      }
    }
    return text.toString();
  }
}
