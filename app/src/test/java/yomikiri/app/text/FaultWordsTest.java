package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;

/** Mistakes in a text are told in the reader's language. */
final class FaultWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | Game 2, line 5, column 4: a comment stands before the first move.",
        "JAPANESE | 2 番目の対局、5 行目の 4 文字目：最初の手より前に注釈があります。",
      })
  void ofSeveralGamesTheFaultyOneIsNamed(Language language, String sentence) throws IOException {
    Texts texts = new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language));
    String game = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n";
    try (RecordReader reader = RecordReader.of(game + game + "1. {early} b2", CATALOG)) {
      reader.next();
      RawRecord second = reader.next().orElseThrow();
      NotationException e =
          catchThrowableOfType(NotationException.class, () -> second.read(CATALOG));
      assertThat(new FaultWords(texts).sentence(e)).isEqualTo(sentence);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | Line 1, column 13: there is no learnt file none.",
        "JAPANESE | 1 行目の 13 文字目：学習ファイル「none」はありません。",
      })
  void aPlayerWithoutItsFileIsTold(Language language, String sentence) {
    Texts texts = new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language));
    NotationException e =
        catchThrowableOfType(
            NotationException.class,
            () -> CATALOG.kit("tictactoe").orElseThrow().parseSpec("learnt:file=none"));
    assertThat(new FaultWords(texts).sentence(e)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "ENGLISH  | x..     | Line 1, column 4: expected / after a row of 3 cells, found the end.",
        "ENGLISH  | x..-... | Line 1, column 4: expected / after a row of 3 cells, found \"-\".",
        "JAPANESE | x..     | 1 行目の 4 文字目：3 マスのあとには / が必要ですが、テキストの終わりがあります。",
      })
  void whatIsFoundIsNamedInTheLanguageSet(Language language, String text, String sentence) {
    Texts texts =
        new Texts(
            List.of("/yomikiri/app/text", "/yomikiri/app/board/tictactoe"),
            new SimpleObjectProperty<>(language));
    NotationException e =
        catchThrowableOfType(
            NotationException.class, () -> TicTacToe.kit().game().notation().parsePosition(text));
    assertThat(new FaultWords(texts).sentence(e)).isEqualTo(sentence);
  }
}
