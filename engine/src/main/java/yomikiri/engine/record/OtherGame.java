package yomikiri.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.record.GameRecord.Tag;

/** A game in another program's format, being converted to a record. */
final class OtherGame<P extends Position> {
  private static final Pattern OTHELLO = Pattern.compile("othello-(\\d+)");
  private static final Pattern PASS =
      Pattern.compile("|pa(?:ss?)?|ps|--?|@@|tt", Pattern.CASE_INSENSITIVE);

  private final GameSession<P> session;
  private final List<Tag> tags = new ArrayList<>();
  private Optional<Tag> result = Optional.empty();
  private Optional<Concession> concession = Optional.empty();

  private OtherGame(GameSession<P> session) {
    this.session = session;
  }

  /**
   * A game of Othello from its start.
   *
   * @param size rows of the board
   * @throws NotationException at the first place, if no board of that size is known
   */
  static OtherGame<?> ofOthello(int size, GameLookup known) throws NotationException {
    return begun(othello(size, known));
  }

  /**
   * A game of Othello from a position.
   *
   * @param size rows of the board
   * @param start as our records write it
   * @throws NotationException at the first place, if no board of that size is known, or that is no
   *     position
   */
  static OtherGame<?> ofOthello(int size, String start, GameLookup known) throws NotationException {
    return begun(othello(size, known), start);
  }

  /** The rows of a game of Othello; empty for another game. */
  static OptionalInt othelloSize(Game<?> game) {
    Matcher id = OTHELLO.matcher(game.id());
    return id.matches() ? OptionalInt.of(Integer.parseInt(id.group(1))) : OptionalInt.empty();
  }

  private static Game<?> othello(int size, GameLookup known) throws NotationException {
    return known
        .game("othello-" + size)
        .orElseThrow(() -> new NotationException(1, 1, "record.size", size));
  }

  private static <P extends Position> OtherGame<P> begun(Game<P> game) {
    return new OtherGame<>(new GameSession<>(game, game.newPosition(0)));
  }

  private static <P extends Position> OtherGame<P> begun(Game<P> game, String start)
      throws NotationException {
    return new OtherGame<>(new GameSession<>(game, game.notation().parsePosition(start)));
  }

  GameSession<P> session() {
    return session;
  }

  /** The position at the start. */
  String startText() {
    return session.game().notation().positionText(session.start());
  }

  /**
   * The move that a word is.
   *
   * @throws NotationException at the first place, if it is none
   */
  int move(String word) throws NotationException {
    OptionalInt pass = session.game().pass();
    return pass.isPresent() && PASS.matcher(word).matches()
        ? pass.getAsInt()
        : session.game().notation().parseMove(word);
  }

  /**
   * Plays a move, and before it a pass that was left out. A pass behind the end means nothing.
   *
   * @throws NotationException at the first place, if that is not allowed
   */
  void play(int move) throws NotationException {
    passIfLeftOut(move);
    step(move);
  }

  /**
   * The same where the text says whose move it is.
   *
   * @throws NotationException at the first place, if it is not that seat's, or not allowed
   */
  void play(int seat, int move) throws NotationException {
    passIfLeftOut(move);
    if (!session.isOver() && turn() != seat) {
      throw new NotationException(1, 1, "record.turn", word(move), session.ply() + 1);
    }
    step(move);
  }

  private void passIfLeftOut(int move) {
    OptionalInt pass = session.game().pass();
    if (pass.isPresent()
        && pass.getAsInt() != move
        && !session.isOver()
        && session.onlyMove(turn()).equals(pass)) {
      session.play(turn(), pass.getAsInt());
    }
  }

  private void step(int move) throws NotationException {
    if (session.isOver() && session.game().pass().equals(OptionalInt.of(move))) {
      return;
    }
    try {
      session.play(turn(), move);
    } catch (IllegalMoveException e) {
      String fault = session.isOver() ? "record.after-end" : "record.illegal";
      NotationException illegal = new NotationException(1, 1, fault, word(move), session.ply() + 1);
      illegal.initCause(e);
      throw illegal;
    }
  }

  private String word(int move) {
    return session.game().notation().moveText(move);
  }

  private int turn() {
    return session.position() instanceof TurnPosition position ? position.turn() : 0;
  }

  /** Notes something beside the last move. */
  void annotate(Annotation noted) {
    session.node().annotate(session.node().annotation().and(noted));
  }

  void tag(String name, String value) {
    if (!value.isBlank()) {
      tags.add(new Tag(name, value.strip()));
    }
  }

  /** The points of both as they stood there. */
  void given(int first, int second) {
    result = Optional.of(new Tag(Tag.RESULT, first + ":" + second));
  }

  /** By how many points the first is ahead, as it stood there; the points of both are fixed. */
  void ahead(int points) {
    int all = session.game().moveLimit() - 1;
    if (Math.abs(points) <= all && (all + points) % 2 == 0) {
      given((all + points) / 2, (all - points) / 2);
    }
  }

  /** Who lost before the end, as it stood there. */
  void conceded(Concession how) {
    concession = Optional.of(how);
  }

  /**
   * The record. Its result is that of the moves, unless they do not reach the end.
   *
   * @param before what is noted before the first move
   */
  GameRecord<P> record(Annotation before) {
    GameTree.Node root = session.tree().root();
    root.annotate(before);
    session.goTo(root.children().isEmpty() ? root : root.mainLine().getLast());
    Tag played = GameRecord.resultOf(session);
    List<Tag> all = new ArrayList<>(tags);
    all.add(new Tag(Tag.NAMES, Tag.PEOPLE));
    all.add(session.isOver() ? played : result.orElse(played));
    all.add(
        concession
            .filter(how -> !session.isOver())
            .map(how -> new Tag(Tag.TERMINATION, how.sentence()))
            .orElse(GameRecord.terminationOf(session.isOver())));
    result
        .filter(tag -> session.isOver() && !tag.equals(played))
        .ifPresent(tag -> all.add(new Tag(Tag.GIVEN_RESULT, tag.value())));
    GameRecord.Round<P> round = GameRecord.Round.of(session.start(), List.of(), session.tree());
    return new GameRecord<>(session.game(), all, List.of(round));
  }
}
