package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord.Tag;

/** Games as PlayOK hands them out. */
final class PgnRecordTest {
  private static final String HEAD =
      """
      [Event "?"]
      [Site "PlayOK"]
      [Date "2026.02.03"]
      [Round "-"]
      [Black "kuro7"]
      [White "random"]
      [Result "11-52"]
      [Time "11:24:48"]
      [TimeControl "300"]
      [BlackElo "1073"]
      [WhiteElo "1183"]

      """;
  private static final String MOVES =
      """
      1. d3 c5 2. f6 f5 3. b6 c3 4. e6 d7 5. e7 a7 6. b3 f3 7. e3 f4 8. g6 g7 9. c4
      d2 10. c7 d8 11. g8 h8 12. e2 f2 13. b5 a6 14. e8 f7 15. c2 b4 16. a3 a2 17. g3
      h3 18. f8 a5 19. c6 d6 20. g2 h6 21. g5 h4 22. c8 a4 23. g4 g1 24. e1 c1 25. d1
      h7 26. b1 f1 27. h1 h5 28. -- b7 29. b8 a8 30. -- h2 31. -- b2 11-52
      """;

  static final String GAME = HEAD + MOVES;

  private static GameRecord<?> read(String text) throws NotationException {
    return GameRecord.parse(text, CATALOG);
  }

  @Test
  void aDownloadIsReadAsItComes() throws NotationException {
    GameRecord<?> record = read(GAME);
    assertThat(record.game().id()).isEqualTo("othello-8");
    assertThat(record.entries()).hasSize(62);
    assertThat(record.session().isOver()).isTrue();
    assertThat(record.tags())
        .containsExactly(
            new Tag("Event", "?"),
            new Tag("Site", "PlayOK"),
            new Tag("Date", "2026-02-03"),
            new Tag("Round", "-"),
            new Tag("Player1", "kuro7"),
            new Tag("Player2", "random"),
            new Tag("Time", "11:24:48"),
            new Tag("TimeControl", "300"),
            new Tag("BlackElo", "1073"),
            new Tag("WhiteElo", "1183"),
            new Tag("Names", "people"),
            new Tag("Result", "11:53"),
            new Tag("Termination", "normal"));
    assertThat(read(record.text()).text()).isEqualTo(record.text());
    assertThat(read("\uFEFF" + GAME.replace("\n", "\r\n")).text()).isEqualTo(record.text());
    assertThat(read(GAME.replace('\n', '\r')).text()).isEqualTo(record.text());
    assertThat(read(GAME.replace(' ', '\u00A0')).text()).isEqualTo(record.text());
    assertThat(read(HEAD.strip() + "\n" + MOVES.toUpperCase(Locale.ROOT)).text())
        .isEqualTo(record.text());
  }

  @ParameterizedTest
  @CsvSource({
    "41-22, 41:22, unterminated",
    "0-1, 9:29, unterminated",
    "1/2-1/2, 9:29, unterminated",
    "*, 9:29, unterminated",
  })
  void aGameBrokenOffHasTheResultThatItsHeadTells(
      String reported, String result, String termination) throws NotationException {
    String text = GAME.replace("11-52", reported).replaceAll("(?s)18\\. f8.*", reported + "\n");
    GameRecord<?> record = read(text);
    assertThat(record.entries()).hasSize(34);
    assertThat(record.tag(Tag.RESULT)).hasValue(result);
    assertThat(record.tag(Tag.TERMINATION)).hasValue(termination);
  }

  @Test
  void tagsOfAnotherProgramMeanNothingToOurRecords() throws NotationException {
    String evil =
        """
        [Rounds "9"]
        [Player1 "learnt:file=x"]
        [Event "a"]
        [Names "players"]
        [Black "?"]

        1. f5 d6
        """;
    GameRecord<?> record = read(evil);
    assertThat(record.agreedRounds()).isOne();
    assertThat(record.tags())
        .containsExactly(
            new Tag("Event", "a"),
            new Tag("Names", "people"),
            new Tag("Result", "3:3"),
            new Tag("Termination", "unterminated"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2. f6  | 2. f6x | line 13, column 15: expected a square from a1 to h8 or -- for a pass,",
        "9. c4  | 9. a1  | line 13, column 76: move 17, a1, is not allowed there; allowed: ",
        "e6 d7  | e6 --  | line 13, column 34: move 8, --, is not allowed there; allowed: ",
        "Time \" | Time   | line 8, column 1: expected a tag such as ",
      })
  void aMistakeIsNamedWithItsPlaceInTheWholeText(String good, String bad, String sentence) {
    String text = GAME.replace(good, bad);
    assertThat(text).isNotEqualTo(GAME);
    assertThat(catchThrowableOfType(NotationException.class, () -> read(text)).sentence())
        .startsWith(sentence);
  }
}
