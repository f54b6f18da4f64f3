package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordReader;

/**
 * Mistakes in a text are told in the reader's language; what is wrong with a file stands there in
 * plain words, and what the system says can be copied.
 */
final class FaultTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | Game 2, line 5, column 7: this variation is never closed by ).",
        "JAPANESE | 2 番目の対局、5 行目の 7 文字目：この変化は ) で閉じられていません。",
      })
  void ofSeveralGamesTheFaultyOneIsNamed(Language language, String sentence) throws IOException {
    Texts texts = texts(language);
    String game = "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n";
    try (RecordReader reader = RecordReader.of(game + game + "1. b2 (a1", CATALOG)) {
      reader.next();
      RawRecord second = reader.next().orElseThrow();
      NotationException e =
          catchThrowableOfType(NotationException.class, () -> second.read(CATALOG));
      assertThat(Fault.inText(e).in(texts)).isEqualTo(sentence);
    }
  }

  /** A file that is no text has no lines. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | Game 2: the file breaks off here. | Othello on 10×10 cannot be read.",
        "JAPANESE | 2 番目の対局：ファイルがここで途切れています。 | 10×10 のオセロは読めません。",
      })
  void whatIsNoTextHasNoPlace(Language language, String cut, String large) throws IOException {
    Texts texts = texts(language);
    byte[] file = new byte[16 + 68 + 10];
    System.arraycopy(new byte[] {20, 1, 2, 3, 2}, 0, file, 0, 5); // a day, and two games
    try (RecordReader reader =
        RecordReader.of(new ByteArrayInputStream(file), Optional.empty(), CATALOG)) {
      reader.next();
      RawRecord second = reader.next().orElseThrow();
      assertThat(fault(() -> second.read(CATALOG)).in(texts)).isEqualTo(cut);
    }
    file[12] = 10;
    try (RecordReader reader =
        RecordReader.of(new ByteArrayInputStream(file), Optional.empty(), CATALOG)) {
      RawRecord only = reader.next().orElseThrow();
      assertThat(fault(() -> only.read(CATALOG)).in(texts)).isEqualTo(large);
    }
  }

  /** Things named one after the other are so in the reader's way. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"ENGLISH | SGF, GGF, PGN", "JAPANESE | SGF、GGF、PGN"},
      ignoreLeadingAndTrailingWhitespace = true)
  void formsAreListedAsTheLanguageDoes(Language language, String listed) throws IOException {
    byte[] zip = {'P', 'K', 3, 4};
    try (RecordReader reader =
        RecordReader.of(new ByteArrayInputStream(zip), Optional.empty(), CATALOG)) {
      RawRecord only = reader.next().orElseThrow();
      assertThat(fault(() -> only.read(CATALOG)).in(texts(language))).contains(listed);
    }
  }

  private static Fault fault(ThrowingCallable reading) {
    return Fault.inText(catchThrowableOfType(NotationException.class, reading));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | Line 1, column 13: there is no learnt file none.",
        "JAPANESE | 1 行目の 13 文字目：学習ファイル「none」はありません。",
      })
  void aPlayerWithoutItsFileIsTold(Language language, String sentence) {
    Texts texts = texts(language);
    NotationException e =
        catchThrowableOfType(
            NotationException.class,
            () -> CATALOG.kit("tictactoe").orElseThrow().parseSpec("learnt:file=none"));
    assertThat(Fault.inText(e).in(texts)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "ENGLISH  | x..     | Line 1, column 4: expected / after a row of 3 cells, found the end.",
        "ENGLISH  | x..-... | Line 1, column 4: expected / after a row of 3 cells, found “-”.",
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
    assertThat(Fault.inText(e).in(texts)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ENGLISH  | training.txt, line 2, column 6: the game is already over in the start position",
        "JAPANESE | 「training.txt」の 2 行目の 6 文字目：開始局面ですでに終局しています",
      })
  void ofAFolderTheFaultyPlaceIsToldInTheReadersLanguage(Language language, String sentence) {
    NotationException wrong = new NotationException(2, 6, "training.over");
    assertThat(Fault.of(TrainingException.malformed("training.txt", wrong)).in(texts(language)))
        .isEqualTo(sentence);
  }

  private static final Path FILE = Path.of("game.ykr").toAbsolutePath();

  private static Texts texts(Language language) {
    return new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(language));
  }

  @ParameterizedTest
  @EnumSource
  void whatTheSystemSaysIsNotedOnly(Language language) {
    IOException cause = new IOException("EIO 4711");
    List<Fault> all =
        List.of(
            Fault.of(cause, FILE),
            Fault.unforeseen(new IllegalStateException("EIO 4711"), FILE),
            Fault.unwritable("study", new FileSystemException(FILE.toString(), null, "EIO 4711")));
    Texts texts = texts(language);
    for (Fault fault : all) {
      assertThat(fault.in(texts)).contains("game.ykr").doesNotContain("4711", "{");
      assertThat(fault.details(texts).orElseThrow()).contains("EIO 4711", "os.name");
      assertThat(Phrase.of("notice.cannot-save", fault).details(texts))
          .isEqualTo(fault.details(texts));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHasWordsOfItsOwnNeedsNoDetails(Language language) {
    Fault noText = Fault.of(new CharacterCodingException(), FILE);
    assertThat(noText.in(texts(language))).contains("game.ykr", "UTF-8");
    assertThat(noText.details(texts(language))).isEmpty();
    assertThat(noText.withPaths().in(texts(language))).contains(FILE.toString());
  }

  @ParameterizedTest
  @EnumSource
  void whatHasNoWordsIsNotedInEnglish(Language language) {
    Texts texts = texts(language);
    NotationException cause = new NotationException(3, 4, "none.such", List.of(), "a grue");
    assertThat(Fault.inText(cause).in(texts)).contains("3", "4", texts.get("fault.unknown"));
    assertThat(Fault.inText(cause).details(texts).orElseThrow()).contains("a grue");
  }

  @ParameterizedTest
  @EnumSource
  void everyFileStandsInItsMarksInJapanese(Language language) {
    List<String> all =
        List.of(
            "gone", "not-allowed", "disk-full", "not-a-file", "not-text", "unforeseen", "other");
    String marked = language == Language.JAPANESE ? "「game.ykr」" : "game.ykr";
    assertThat(all)
        .allSatisfy(one -> assertThat(Faults.of(one, FILE).in(texts(language))).contains(marked));
  }
}
