package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static yomikiri.app.TestCatalog.CATALOG;

import java.util.List;
import org.junit.jupiter.api.Test;
import yomikiri.app.store.OpenedFile.ListedGame;
import yomikiri.engine.game.NotationException;

final class OpenedFileTest {
  private static final String GAME =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Player1 "Grandmother"]

      1. a1 b1
      """;

  private static NotationException fault(String text) {
    NotationException e =
        catchThrowableOfType(NotationException.class, () -> OpenedFile.of(text, CATALOG));
    assertThat(e).as("must not be readable").isNotNull();
    return e;
  }

  @Test
  void aSingleGameIsReadAtOnce() throws NotationException {
    assertThat(OpenedFile.of(GAME, CATALOG))
        .isInstanceOfSatisfying(
            OpenedFile.One.class, one -> assertThat(one.record().text()).isEqualTo(GAME));
    assertThat(fault(GAME.replace("b1", "a1")).sentence()).startsWith("line 5, column 7: move 2");
    assertThat(fault("x\n".repeat(600_000)).fault()).isEqualTo("record.too-long");
  }

  @Test
  void severalGamesAreListedByTheirHeads() throws NotationException {
    String damaged = GAME.replace("[Game \"tictactoe\"]", "[Game tictactoe]");
    OpenedFile opened = OpenedFile.of(GAME + damaged + GAME.replace("b1", "a1"), CATALOG);
    List<ListedGame> games = ((OpenedFile.Several) opened).games();
    assertThat(games).extracting(game -> game.game().number()).containsExactly(1, 2, 3);
    assertThat(games.get(0).tags()).extracting("value").contains("tictactoe", "Grandmother");
    assertThat(games.get(1).fault().orElseThrow().sentence())
        .startsWith("game 2, line 6, column 1");
    assertThat(games.get(2).fault()).as("its moves are not looked at").isEmpty();
  }

  @Test
  void moreGamesThanCanBeChosenFromAreToldHoweverSmallTheyAre() {
    NotationException fault = fault("[Game \n".repeat(1 + OpenedFile.MOST_GAMES));
    assertThat(fault.fault()).isEqualTo("record.too-many-games");
    assertThat(fault.line()).isEqualTo(1 + OpenedFile.MOST_GAMES);
  }
}
