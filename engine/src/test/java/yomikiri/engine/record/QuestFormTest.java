package yomikiri.engine.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.record.GameRecord.Tag;

/** Games of Othello Quest. */
final class QuestFormTest {
  private static final String GAME =
      """
      {"id":"x","created":"2023-04-05T06:07:08.000Z","tcb":300000,
       "players":[{"id":"a","name":"Kuro \\"\\u9ed2\\"","oldR":1800.5},{"name":"shiro"}],
       "position":{"moves":
         [{"m":"f5","t":1200},
          {"m":"d6","t":900},
          {"m":"c3"},{"s":"resign","t":3}]}}
      """;

  private static GameRecord<?> read(String text) throws NotationException {
    return GameRecord.parse(text, CATALOG);
  }

  private static String sentence(String text) {
    return catchThrowableOfType(NotationException.class, () -> read(text)).sentence();
  }

  @Test
  void aGameIsReadWithItsPlayers() throws IOException, NotationException {
    GameRecord<?> record = read(GAME);
    assertThat(record.moveText()).isEqualTo("f5 d6 c3");
    assertThat(record.tags())
        .containsExactly(
            new Tag("Player1", "Kuro \"\u9ed2\""),
            new Tag("Player2", "shiro"),
            new Tag("Date", "2023-04-05"),
            new Tag("Names", "people"),
            new Tag("Result", "5:2"),
            new Tag("Termination", "unterminated"));
    assertThat(read("[" + GAME + "]").text()).isEqualTo(record.text());
    try (RecordReader reader = RecordReader.of(GAME, CATALOG)) {
      assertThat(reader.next().orElseThrow().isOnly()).isTrue();
    }
  }

  @Test
  void passesAreWrittenAsDashes() {
    assertThat(sentence(GAME.replace("d6", "-")))
        .isEqualTo("line 5, column 11: move 2, --, is not allowed there");
  }

  @Test
  void whatCannotBeReadIsNamed() {
    assertThat(sentence(GAME.replace("d6", "a1")))
        .isEqualTo("line 5, column 11: move 2, a1, is not allowed there");
    assertThat(sentence(GAME.replace("moves", "steps")))
        .endsWith("expected the \"moves\" of a game of Othello Quest");
    assertThat(sentence("[" + GAME + "," + GAME + "]")).contains("another game begins here");
  }
}
