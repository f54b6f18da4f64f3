package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.app.board.mattix.MattixUi;
import yomikiri.app.board.maze.MazeUi;
import yomikiri.app.board.othello.OthelloUi;
import yomikiri.app.board.tictactoe.TicTacToeUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.maze.Maze;
import yomikiri.engine.games.maze.MazeDuel;
import yomikiri.engine.games.othello.Othello;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.ResourceCache;

/** Why a cell cannot be played, and why a game is over, in the words of each game. */
final class MovePresenterTest {
  private static final List<GameUi> FACES =
      List.of(
          MattixUi.of(Mattix.kit(4)),
          TicTacToeUi.of(TicTacToe.kit()),
          MazeUi.of(Maze.kit(5, 5, 3), MazeUi.sizes(Maze::kit)),
          MazeUi.duel(MazeDuel.kit()));

  private final SimpleObjectProperty<Language> language =
      new SimpleObjectProperty<>(Language.ENGLISH);
  private final Texts texts = new Texts(FACES.stream().map(GameUi::words).toList(), language);

  private static <P extends Position> P position(GameKit<P> kit, String text)
      throws NotationException {
    return kit.game().notation().parsePosition(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0 | 10 | The cross is on c3",
        "0 | 5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0 | 0 | a1 is not in the cross’s row, row 3",
        "0 | 5,5,1,6/6,2,3,2/1,.,.,x/3,7,7,8 c 8:0 | 0 | a1 is not in the cross’s column, column d",
        "0 | 5,5,1,6/6,2,3,2/1,.,.,x/3,7,7,8 c 8:0 | 9 | The tile on b3 is taken already",
        "1 | xo./.../... x | 1 | b1 is taken already",
        "2 | 39737/3#1#6/69@86/6#8#4/36914 3 0 | 6 | b2 is a wall",
        "2 | 39737/3#1#6/69@86/6#8#4/36914 3 0 | 12 | The walker is already on c3",
        "2 | 39737/3#1#6/69@86/6#8#4/36914 3 0 | 24 | e5 is too far away",
        "3 | 17671/.#2#./6A1B6/8#4#8/86768 20 0:0 | 4 | e1 is too far away",
      })
  void aCellIsRefusedInTheWordsOfTheGame(int game, String text, int cell, String words)
      throws NotationException {
    GameUi ui = FACES.get(game);
    Position position = position(ui.kit(), text);
    int columns = game == 0 ? 4 : game == 1 ? 3 : 5;
    int seat = text.contains(" c ") ? 1 : 0;
    String name = SquareLattice.columnName(cell % columns) + (1 + cell / columns);
    assertThat(ui.presenter().refusal(position, seat, cell, name).in(texts)).startsWith(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | .,5,1,6/x,2,3,2/.,4,.,4/.,7,7,8 c 8:7 | No tile is left in column a, so the game"
            + " ends.",
        "0 | .,.,.,./x,.,.,./.,.,.,./.,.,.,. c 40:24 | Every tile is taken, so the game ends.",
        "1 | xxx/oo./... o | Three in a row, so the game ends.",
        "1 | xox/xoo/oxx o | The board is full, so the game ends.",
        "2 | 39737/3#1#6/69@86/6#8#4/36914 0 0 | The turns are used up, so the game ends.",
      })
  void theEndIsExplained(int game, String text, String words) throws NotationException {
    GameUi ui = FACES.get(game);
    Position position = position(ui.kit(), text);
    assertThat(position.isOver()).isTrue();
    assertThat(ui.presenter().ending(position).in(texts)).isEqualTo(words);
  }

  @Test
  void whyFollowsTheLanguage() throws NotationException {
    GameUi ui = FACES.getFirst();
    Position over = position(ui.kit(), ".,5,1,6/x,2,3,2/.,4,.,4/.,7,7,8 c 8:7");
    language.set(Language.JAPANESE);
    assertThat(ui.presenter().ending(over).in(texts)).isEqualTo("a 列にタイルがなくなって終局。");
  }

  @Test
  void aStepIsShownWithItsArrowAndSaidInWords() {
    MovePresenter maze = FACES.getLast().presenter();
    assertThat(List.of("R", "L", "D", "U").stream().map(step -> maze.shown(texts, step)))
        .containsExactly("→ R", "← L", "↓ D", "↑ U");
    assertThat(maze.spoken(texts, "D")).isEqualTo("step down (D)");
    assertThat(FACES.getFirst().presenter().shown(texts, "d3")).isEqualTo("d3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "XXXXXXXXXXXXXOOO X | The board is full, so the game ends.",
        "XXXXXXXXXXXXXXX- O | Only one colour is left, so the game ends. Empty squares count for"
            + " the winner.",
        "OOOXOOO-OOO-XOOX X | Neither side can turn a disc over, so the game ends. Empty squares"
            + " count for the winner.",
        "XXXXXXX--OOOOOOO X | Neither side can turn a disc over, so the game ends.",
      })
  void emptySquaresAreAccountedForAtTheEndOfOthello(String text, String words)
      throws NotationException {
    GameUi othello = OthelloUi.of(Othello.kit(4, ResourceCache.NONE));
    Position over = position(othello.kit(), text);
    assertThat(over.isOver()).isTrue();
    assertThat(othello.presenter().ending(over).in(new Texts(List.of(othello.words()), language)))
        .isEqualTo(words);
  }

  @Test
  void pointsOfOthelloAreCalledDiscs() {
    GameUi othello = OthelloUi.of(Othello.kit(6, ResourceCache.NONE));
    Texts words = new Texts(List.of("/yomikiri/app/text", othello.words()), language);
    assertThat(FACES.getFirst().presenter().points(words, 4)).isEqualTo("4 points");
    assertThat(othello.presenter().points(words, 4)).isEqualTo("4 discs");
    assertThat(othello.presenter().points(words, 1)).isEqualTo("1 disc");
    language.set(Language.JAPANESE);
    assertThat(othello.presenter().points(words, 4)).isEqualTo("4 石");
  }
}
