package yomikiri.app.player;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.training.TrainingWords;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.PlayerType;

/** Players are told in words, and those that differ are told apart. */
final class PlayerWordsTest {
  private static PlayerWords words(Language language) {
    return new PlayerWords(texts(language));
  }

  private static Texts texts(Language language) {
    List<String> bundles =
        Stream.concat(Stream.of("/yomikiri/app/text"), GAME_LIST.stream().map(GameUi::words))
            .toList();
    return new Texts(bundles, new SimpleObjectProperty<>(language));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "perfect                   | Perfect                     | 完全読み",
        "perfect:time=100ms        | Perfect, 100 ms             | 完全読み（100 ミリ秒）",
        "perfect:time=1500ms       | Perfect, 1.5 s              | 完全読み（1.5 秒）",
        "alphabeta:depth=4         | Alpha-beta, depth 4         | アルファベータ法（深さ 4）",
        "alphabeta:depth=6,time=1s | Alpha-beta, depth 6, 1 s    | アルファベータ法（深さ 6、1 秒）",
        "montecarlo:playouts=20000 | Flat Monte Carlo, 20,000 playouts"
            + " | 原始モンテカルロ法（プレイアウト 20,000 回）",
        "mcts:playouts=1,c=1.41421 | Monte Carlo tree search, 1 playout, c 1.41421"
            + " | モンテカルロ木探索（プレイアウト 1 回、c 1.41421）",
        "alphabeta:depth=4,eval=edges-c | Alpha-beta, depth 4, edges without C"
            + " | アルファベータ法（深さ 4、C 抜きの辺）",
        "alphabeta:depth=4,memory=64MB | Alpha-beta, depth 4, 64 MB"
            + " | アルファベータ法（深さ 4、メモリ 64 MB）",
        "mcts:playouts=9,memory=1GB | Monte Carlo tree search, 9 playouts, 1,024 MB"
            + " | モンテカルロ木探索（プレイアウト 9 回、メモリ 1,024 MB）",
        "mcts:playouts=many        | Monte Carlo tree search, playouts many"
            + " | モンテカルロ木探索（playouts many）",
        "learnt:file=20260102-101010-trapez/checkpoints/3000.learnt"
            + " | Trained AI, Trapez training, 3,000 games"
            + " | 学習済み AI（トラペツの学習、3,000 局）",
        "learnt:file=20260102-101010-mattix-4/latest.learnt"
            + " | Trained AI, Mattix 4×4 training, latest"
            + " | 学習済み AI（Mattix 4×4 の学習、最新）",
        "learnt:file=20260102-101010-mattix-4-2/checkpoints/1.learnt"
            + " | Trained AI, Mattix 4×4 training, 1 game"
            + " | 学習済み AI（Mattix 4×4 の学習、1 局）",
        "learnt:file=20260102-101010-goose/latest.learnt"
            + " | Trained AI, a training run, latest | 学習済み AI（学習、最新）",
        "learnt:file=own/checkpoints/20000.learnt | Trained AI, training run “own”, 20,000 games"
            + " | 学習済み AI（学習「own」、20,000 局）",
        "learnt:file=deep/in/folders/mine.learnt | Trained AI, from mine" + " | 学習済み AI（mine より）",
        "stranger:mood=good        | stranger, mood good         | stranger（mood good）"
      })
  void aPlayerIsToldWithAllThatIsSet(String spec, String english, String japanese)
      throws NotationException {
    assertThat(words(Language.ENGLISH).player(PlayerSpec.parse(spec))).isEqualTo(english);
    assertThat(words(Language.JAPANESE).player(PlayerSpec.parse(spec))).isEqualTo(japanese);
  }

  @Test
  void recordsNameEveryPlayerInWordsAndPeopleAsTheyAre() {
    PlayerWords words = words(Language.ENGLISH);
    assertThat(words.recorded("alphabeta:depth=4,mood=good"))
        .contains("Alpha-beta, depth 4, mood good");
    assertThat(words.recorded("stranger:mood=good")).isEmpty();
    assertThat(words.recorded("Anna Perfect")).isEmpty();
  }

  @Test
  void aRangeIsToldAsItIs() {
    PlayerWords words = words(Language.ENGLISH);
    Parameter rate = new Parameter("alpha", Parameter.Kind.NUMBER, 0.000001, 1);
    assertThat(words.range(rate)).isEqualTo("0.000001 to 1");
    assertThat(words.wrong(rate)).endsWith("type a number from 0.000001 to 1");
    assertThat(words.range(new Parameter("epsilon", Parameter.Kind.NUMBER, 0, 1)))
        .isEqualTo("0 to 1");
  }

  @Test
  void everySettingOfEveryPlayerHasWords() {
    for (Language language : Language.values()) {
      PlayerWords words = words(language);
      for (PlayerType<?> type :
          CATALOG.kits().stream().flatMap(kit -> kit.players().stream()).toList()) {
        for (Parameter parameter : type.parameters()) {
          assertThat(words.setting(parameter)).isNotEqualTo(parameter.name());
          for (String value : values(parameter)) {
            PlayerSpec spec = PlayerSpec.of(type.name()).with(parameter.name(), value);
            assertThat(words.player(spec)).doesNotContain("=", type.name() + ":");
          }
        }
      }
    }
  }

  @Test
  void everyLearnerAndAllItsSettingsHaveWords() {
    for (Language language : Language.values()) {
      TrainingWords training = new TrainingWords(texts(language), GAME_LIST);
      PlayerWords words = words(language);
      for (LearnerType type :
          CATALOG.kits().stream().flatMap(kit -> LearnerType.of(kit).stream()).toList()) {
        assertThat(training.learner(type.name())).isNotBlank().doesNotContain(".");
        for (Parameter parameter : type.parameters()) {
          assertThat(words.setting(parameter)).isNotEqualTo(parameter.name());
        }
        assertThat(words.settings(type.usual(), type.usual().settings().keySet()))
            .doesNotContain("=");
      }
    }
  }

  private static List<String> values(Parameter parameter) {
    return switch (parameter.kind()) {
      case CHOICE -> parameter.choices();
      case DURATION -> List.of("2s");
      case SIZE -> List.of("2MB");
      case COUNT, NUMBER, NAME -> List.of("2");
    };
  }

  @Test
  void aLevelGoesByItsNameAndAnyOtherCpuByItsPlayer() {
    PlayerSpec perfect = PlayerSpec.of("perfect").with("time", "1s");
    PlayerWords words = words(Language.JAPANESE);
    assertThat(words.cpu(new Level("strongest", perfect))).isEqualTo("さいきょう");
    assertThat(words.cpu(new Level(perfect.toString(), perfect))).isEqualTo("完全読み（1 秒）");
  }
}
