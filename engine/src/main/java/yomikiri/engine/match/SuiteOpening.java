package yomikiri.engine.match;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;

/**
 * An opening of a suite: a position and moves from there, in the notation of its game.
 *
 * @param moves separated by blanks; empty for none
 */
public record SuiteOpening(String start, String moves) {
  /** So many characters the openings of a suite may have together. */
  public static final int LONGEST_SUITE = 900_000;

  private static final String BETWEEN = " | ";
  private static final Pattern BLANKS = Pattern.compile(" +");

  /**
   * The opening that a record tells: all of its moves, or, where not all were made by one seat at a
   * time, the position they lead to.
   *
   * @throws NotationException if its game is over, or it has several rounds
   */
  public static <P extends Position> SuiteOpening of(GameRecord<P> record)
      throws NotationException {
    Notation<P> notation = record.game().notation();
    List<Step> steps = record.steps();
    SuiteOpening whole =
        new SuiteOpening(
            notation.positionText(record.start()),
            steps.stream().map(step -> step.text(notation)).collect(Collectors.joining(" ")));
    if (steps.stream().allMatch(step -> step instanceof Step.Single)) {
      whole.check(record.game());
      return whole;
    }
    P end = record.session(0).position();
    SuiteOpening last = new SuiteOpening(notation.positionText(end), "");
    last.check(record.game());
    return last;
  }

  /**
   * The openings of all games in a file, each as {@link #text}; of more than {@link #LONGEST_SUITE}
   * characters only the beginning.
   *
   * @param game whose openings they have to be
   * @param known games that the file may hold
   * @throws NotationException naming the line of one that cannot be used
   */
  public static List<String> suite(RecordReader reader, Game<?> game, GameLookup known)
      throws IOException, NotationException {
    List<String> openings = new ArrayList<>();
    int length = 0;
    for (Optional<RawRecord> raw = reader.next();
        raw.isPresent() && length <= LONGEST_SUITE;
        raw = reader.next()) {
      GameRecord<?> record = raw.get().read(known);
      if (!record.game().id().equals(game.id())) {
        throw new NotationException(
            raw.get().line(), 1, "opening.game", game.id(), record.game().id());
      }
      try {
        openings.add(of(record).text());
      } catch (NotationException e) {
        throw new NotationException(
            raw.get().line(), 1, e.fault(), e.details(), String.valueOf(e.getMessage()));
      }
      length += openings.getLast().length();
    }
    return openings;
  }

  /** Reads a {@link #text}. */
  public static SuiteOpening parse(String text) {
    int at = text.indexOf(BETWEEN);
    return at < 0
        ? new SuiteOpening(text, "")
        : new SuiteOpening(text.substring(0, at), text.substring(at + BETWEEN.length()));
  }

  /** The position, and behind {@code " | "} the moves if there are any. */
  public String text() {
    return moves.isEmpty() ? start : start + BETWEEN + moves;
  }

  /**
   * Checks that a game can begin like this.
   *
   * @throws NotationException saying why not
   */
  public void check(Game<?> game) throws NotationException {
    if (played(game).isOver()) {
      throw new NotationException(1, 1, "opening.over");
    }
  }

  /** The game up to where the players begin; it was checked. */
  <P extends Position> GameSession<P> session(Game<P> game) {
    try {
      return played(game);
    } catch (NotationException e) {
      throw new IllegalArgumentException(text(), e);
    }
  }

  private <P extends Position> GameSession<P> played(Game<P> game) throws NotationException {
    GameSession<P> session = new GameSession<>(game, game.notation().parsePosition(start));
    int column = start.length() + BETWEEN.length() + 1;
    for (String move : moves.isEmpty() ? List.<String>of() : BLANKS.splitAsStream(moves).toList()) {
      try {
        if (!(session.position() instanceof TurnPosition turn) || session.isOver()) {
          throw new NotationException(1, column, "opening.move", move);
        }
        session.play(turn.turn(), game.notation().parseMove(move));
      } catch (IllegalMoveException e) {
        throw new NotationException(1, column, "opening.move", move);
      }
      column += move.length() + 1;
    }
    return session;
  }
}
