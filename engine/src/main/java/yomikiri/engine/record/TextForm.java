package yomikiri.engine.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;

/** Games in lines of text, which {@link RecordDivision} takes apart if {@code recognised}. */
record TextForm(String name, List<String> endings, Predicate<Beginning> recognised, Reader reader)
    implements RecordForm {
  /** Reads one game. */
  @FunctionalInterface
  interface Reader {
    GameRecord<?> read(String text, GameLookup known) throws NotationException;
  }

  @Override
  public boolean isOf(Beginning beginning) {
    return recognised.test(beginning);
  }

  @Override
  public Division divide(RecordSource source, GameLookup known) {
    return new Division() {
      @Override
      public boolean isAtEnd() throws IOException {
        return source.isAtEnd();
      }

      // of a game that is too long only so much is kept that this can be seen
      @Override
      public byte[] next() throws IOException {
        ByteArrayOutputStream game = new ByteArrayOutputStream();
        RecordDivision division = new RecordDivision(known);
        while (!source.isAtEnd()) {
          byte[] line = source.ahead();
          if (division.isNext(new String(line, StandardCharsets.UTF_8))) {
            break;
          }
          game.write(line, 0, Math.min(line.length, RecordFile.LARGEST + 1 - game.size()));
          source.take();
        }
        return game.toByteArray();
      }
    };
  }

  @Override
  public GameRecord<?> read(byte[] game, GameLookup known) throws NotationException {
    return reader.read(RecordFile.text(game), known);
  }
}
