package yomikiri.app.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.TestCatalog;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Solver;

final class LevelWordsTest {
  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);
  private final Texts texts =
      new Texts(List.of("/yomikiri/app/text", "/yomikiri/app/board/othello"), language);

  @Test
  void theLimitsOfALevelStandBehindWhatItDoes() {
    assertThat(strongest(Mattix.kit(4)))
        .isEqualTo("Solves the game and makes no mistakes, at most 1 s per move");
    language.set(Language.JAPANESE);
    assertThat(strongest(Mattix.kit(4))).isEqualTo("終局まで読み切り、間違えません（1 手 1 秒まで）");
  }

  @Test
  void levelsThatJudgePositionsTellByWhat() {
    assertThat(every(Othello.kit(8, ResourceCache.NONE)))
        .startsWith(
            "Original Lv 1: Looks 1 move ahead, counting discs",
            "Original Lv 4: Looks 4 moves ahead, counting discs",
            "Normal: Looks 3 moves ahead, judging by mobility, corners and edges")
        .doesNotHaveDuplicates();
    language.set(Language.JAPANESE);
    assertThat(every(Othello.kit(8, ResourceCache.NONE)))
        .startsWith("原作 Lv 1: 1 手先まで読みます（石の数で判断）")
        .doesNotHaveDuplicates();
  }

  @Test
  void everyLevelOfEveryGameSaysWhatItDoesAndNoMoreThanItsSettings() {
    for (Language each : Language.values()) {
      language.set(each);
      for (GameKit<?> kit : TestCatalog.CATALOG.kits()) {
        for (Level level : kit.strengths()) {
          String said = new LevelWords(texts).does(kit, level);
          assertThat(said).isNotEqualTo(new PlayerWords(texts).player(level.spec()));
          boolean solves = said.contains(texts.get("level.reads-out"));
          assertThat(solves).isEqualTo(kit.isSolved() && solver(kit).equals(bare(level)));
          if (!solves) {
            level.spec().setting("depth").ifPresent(depth -> assertThat(said).contains(depth));
          }
        }
      }
    }
  }

  private static PlayerSpec solver(GameKit<?> kit) {
    return kit.solver().orElseThrow().spec();
  }

  private static PlayerSpec bare(Level level) {
    return level.spec().without("time");
  }

  private List<String> every(GameKit<?> kit) {
    LevelWords words = new LevelWords(texts);
    return kit.levels().stream()
        .map(level -> words.name(level) + ": " + words.does(kit, level))
        .toList();
  }

  @Test
  void onlyASolverThatBeginsAtTheStartReadsTheGameToItsEnd() {
    String said = texts.get("level.reads-out");
    assertThat(strongest(TicTacToe.kit())).contains(said);
    assertThat(strongest(solvedLate(TicTacToe.kit()))).doesNotContain(said);
  }

  private String strongest(GameKit<?> kit) {
    return new LevelWords(texts).does(kit, kit.levels().getLast());
  }

  private static <P extends Position> GameKit<P> solvedLate(GameKit<P> kit) {
    PlayerSpec solver = kit.solver().orElseThrow().spec();
    return new GameKit<>(
        kit.game(),
        kit.players(),
        kit.levels(),
        kit.adviser(),
        Optional.of(new Solver<>(solver, position -> false)));
  }
}
