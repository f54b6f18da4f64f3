package yomikiri.app.lab.studies;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.board.mattix.MattixFace;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.games.mattix.Mattix;

/** Studies are told in words. */
final class LabWordsTest {
  @TempDir private Path folder;

  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);
  private final LabWords words =
      new LabWords(
          new Texts(List.of("/yomikiri/app/text", "/yomikiri/app/board/mattix"), language),
          List.of(MattixFace.of(Mattix.kit(4))));

  private StudyCard played(String... players) {
    return new LabFixture(folder).begin(LabFixture.study("mattix-4", 2, players)).card().get();
  }

  @Test
  void aStudyNamesItsGameAndItsPlayersInTheLanguageSet() {
    StudyCard card = played("perfect:time=100ms", "alphabeta:depth=1");
    assertThat(words.title(card)).isEqualTo("Mattix 4×4");
    assertThat(words.about(card)).startsWith("Perfect, 100 ms · Alpha-beta, depth 1 · ");
    assertThat(words.headline(card.findings().orElseThrow()))
        .startsWith("Perfect, 100 ms makes ")
        .endsWith(" against Alpha-beta, depth 1.");
    language.set(Language.JAPANESE);
    assertThat(words.about(card)).startsWith("完全読み（100 ミリ秒） · アルファベータ法（深さ 1） · ");
    assertThat(words.headline(card.findings().orElseThrow())).startsWith("完全読み（100 ミリ秒）の得点率は");
  }

  @Test
  void copiesOfAGameAreTold() {
    StudyCard card =
        new LabFixture(folder)
            .begin(LabFixture.study("tictactoe", 1000, "greedy", "alphabeta:depth=3"))
            .card()
            .get();
    assertThat(words.about(card)).endsWith("Finished · 1,000 of 1,000 games, 1 distinct");
    language.set(Language.JAPANESE);
    assertThat(words.about(card)).endsWith("完了 · 1,000 / 1,000 局（うち異なる対局 1）");
  }

  @Test
  void theBestOfManyIsTold() {
    StudyCard card = played("alphabeta:depth=2", "alphabeta:depth=4", "random");
    assertThat(words.headline(card.findings().orElseThrow()))
        .matches("(Alpha-beta, depth [24]|Random) is ahead with .*");
    assertThat(words.players(card.study().orElseThrow()))
        .isEqualTo("Alpha-beta, depth 2 · Alpha-beta, depth 4 and 1 more");
  }
}
