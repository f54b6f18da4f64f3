package yomikiri.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.IllegalMoveException;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.TurnPosition;
import yomikiri.engine.record.GameRecord.Tag;

/** A game in another program's format, being converted to a record. */
final class OtherGame<P extends Position> {
  private static final String EVENT = "Event";

  private final GameSession<P> session;
  private final List<Tag> tags = new ArrayList<>();
  private Optional<Tag> result = Optional.empty();
  private Optional<Tag> termination = Optional.empty();

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

  private static Game<?> othello(int size, GameLookup known) throws NotationException {
    return known
        .game("othello-" + size)
        .orElseThrow(() -> new NotationException(1, 1, "record.size", size));
  }

  private static <P extends Position> OtherGame<P> begun(Game<P> game) {
    return new OtherGame<>(new GameSession<>(game, game.newPosition(0)));
  }

  GameSession<P> session() {
    return session;
  }

  /**
   * Plays a move, and before it a pass that was left out. A pass behind the end means nothing.
   *
   * @throws NotationException at the first place, if that is not allowed
   */
  void play(int move) throws NotationException {
    OptionalInt pass = session.game().pass();
    if (session.isOver() && pass.equals(OptionalInt.of(move))) {
      return;
    }
    if (pass.isPresent() && pass.getAsInt() != move && mustPass(pass.getAsInt())) {
      session.play(turn(), pass.getAsInt());
    }
    try {
      session.play(turn(), move);
    } catch (IllegalMoveException e) {
      String fault = session.isOver() ? "record.after-end" : "record.illegal";
      String word = FoundToken.shortened(session.game().notation().moveText(move));
      throw withCause(new NotationException(1, 1, fault, word, session.ply() + 1), e);
    }
  }

  private static NotationException withCause(NotationException fault, Exception cause) {
    fault.initCause(cause);
    return fault;
  }

  private boolean mustPass(int pass) {
    return !session.isOver() && session.onlyMove(turn()).equals(OptionalInt.of(pass));
  }

  /** Who is to move. */
  int turn() {
    return session.position() instanceof TurnPosition position ? position.turn() : 0;
  }

  void tag(String name, String value) {
    if (!value.isBlank()) {
      tags.add(new Tag(name, value.strip()));
    }
  }

  void event(String name) {
    tag(EVENT, name);
  }

  /** The points of both as they stood there. */
  void given(int first, int second) {
    result = Optional.of(new Tag(Tag.RESULT, first + ":" + second));
  }

  /**
   * The record. Its result is that of the moves, unless they do not reach the end.
   *
   * @param before what is noted before the first move
   */
  GameRecord<P> record(Annotation before) {
    session.tree().root().annotate(before);
    Tag played = GameRecord.resultOf(session);
    List<Tag> all = new ArrayList<>(tags);
    all.add(new Tag(Tag.NAMES, Tag.PEOPLE));
    all.add(session.isOver() ? played : result.orElse(played));
    all.add(termination.orElse(GameRecord.terminationOf(session.isOver())));
    result
        .filter(tag -> session.isOver() && !tag.equals(played))
        .ifPresent(tag -> all.add(new Tag(Tag.GIVEN_RESULT, tag.value())));
    GameRecord.Round<P> round = GameRecord.Round.of(session.start(), List.of(), session.tree());
    return new GameRecord<>(session.game(), all, List.of(round));
  }
}
