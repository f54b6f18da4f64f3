package yomikiri.engine.record;

import java.util.function.Predicate;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;

/** A form that is named but not read; {@code recognised} tells it by its beginning. */
record UnreadForm(String name, Predicate<Beginning> recognised) implements RecordForm {
  @Override
  public boolean isOf(Beginning beginning) {
    return recognised.test(beginning);
  }

  /** One game that cannot be read. */
  @Override
  public Division divide(RecordSource source, GameLookup known) {
    return Division.whole(source.beginning());
  }

  @Override
  public GameRecord<?> read(byte[] game, GameLookup known) throws NotationException {
    throw new NotationException(1, 1, "record.format", name, RecordForms.names());
  }
}
