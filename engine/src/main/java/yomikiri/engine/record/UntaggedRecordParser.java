package yomikiri.engine.record;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;

/** Reads a game as other programs write it: without tags, and so without the name of the game. */
final class UntaggedRecordParser {
  private UntaggedRecordParser() {}

  static Optional<GameRecord<?>> read(String text, GameLookup known) throws NotationException {
    NotationException fault = null;
    for (Game<?> game : known.unnamed()) {
      try {
        Optional<GameRecord<?>> record = read(text, game);
        if (record.isPresent()) {
          return record;
        }
      } catch (NotationException e) {
        fault = e.likelier(fault);
      }
    }
    return none(fault);
  }

  private static Optional<GameRecord<?>> none(@Nullable NotationException fault)
      throws NotationException {
    if (fault != null) {
      throw fault;
    }
    return Optional.empty();
  }

  private static <P extends Position> Optional<GameRecord<?>> read(String text, Game<P> game)
      throws NotationException {
    return game.notation().parseOther(text).map(UntaggedRecordParser::record);
  }

  private static GameRecord<?> record(GameSession<?> session) {
    return GameRecord.of(
        session,
        List.of(GameRecord.resultOf(session), GameRecord.terminationOf(session.isOver())),
        List.of());
  }
}
