package yomikiri.app.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.GameUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.SoloPosition;
import yomikiri.engine.games.trapez.TrapezPosition;

/** The first games are played as they are told, and what is said of them is true. */
final class FirstGameTest {
  @Test
  void everyGameHasOneOfThreeToSixTaps() {
    for (GameUi ui : GAME_LIST) {
      FirstGame<?> game = FirstGame.of(ui.first());
      while (!game.isOver()) {
        BoardSnapshot<?> board = game.board();
        int next = board.hint().orElseThrow();
        assertThat(board.playable()).isTrue();
        assertThat(board.legal()).as(ui.id()).contains(next);
        assertThat(board.legal().stream().filter(move -> move != next).anyMatch(game::play))
            .isFalse();
        assertThat(game.move(board.text(next))).isEqualTo(Optional.of(next));
        assertThat(game.play(next)).isTrue();
      }
      assertThat(game.taps()).as(ui.id()).isBetween(3, 6);
      assertThat(game.board().playable()).isFalse();
      assertThat(game.move("a1")).isEmpty();
    }
  }

  @Test
  void everyTapHasItsWordsInBothLanguages() {
    for (Language language : Language.values()) {
      for (GameUi ui : GAME_LIST) {
        Texts texts = new Texts(List.of(ui.words()), new SimpleObjectProperty<>(language));
        int taps = played(ui.family()).taps();
        assertThat(IntStream.rangeClosed(0, taps + 1))
            .allSatisfy(
                tap -> assertThat(texts.has(ui.family() + ".first." + tap)).isEqualTo(tap <= taps));
      }
    }
  }

  @Test
  void theFiguresToldAreThoseOnTheBoard() {
    assertThat(scores("mattix", 4)).containsExactly(23, 16);
    assertThat(scores("othello", 4)).containsExactly(15, 1);
    assertThat(scores("maze", 3)).containsExactly(21);
    assertThat(scores("maze-duel", 1)).containsExactly(7, 7);
    assertThat(scores("maze-duel", 2)).containsExactly(12, 11);
    assertThat(scores("maze-duel", 3)).containsExactly(19, 16);
    assertThat(List.of(longest(0), longest(1))).containsExactly(3, 4);
  }

  @Test
  void whoIsSaidToHaveWonHasWon() {
    for (String family : List.of("tictactoe", "tron", "tron-joint", "trapez")) {
      Position end = played(family).board().position();
      assertThat(end.isOver()).as(family).isTrue();
      assertThat(end.reward(0)).as(family).isEqualTo(1);
    }
  }

  @Test
  void noWayThroughTheMazeIsWorthMore() {
    assertThat(most(FirstGame.of(ui("maze").first()).board())).isEqualTo(21);
  }

  private static <P extends Position> int most(BoardSnapshot<P> board) {
    return most(board.kit().game(), board.position());
  }

  private static <P extends Position> int most(Game<P> game, P from) {
    if (from.isOver() || !(from instanceof SoloPosition turns)) {
      return from.score(0);
    }
    Moves moves = new Moves();
    turns.legalMoves(moves);
    return IntStream.of(moves.toArray())
        .map(
            move -> {
              P next = game.copyOf(from);
              if (next instanceof SoloPosition stepped) {
                stepped.play(move);
              }
              return most(game, next);
            })
        .max()
        .orElseThrow();
  }

  private static FirstGame<?> played(String family) {
    FirstGame<?> game = FirstGame.of(ui(family).first());
    while (!game.isOver()) {
      game.play(game.board().hint().orElseThrow());
    }
    return game;
  }

  private static int[] scores(String family, int taps) {
    FirstGame<?> game = FirstGame.of(ui(family).first());
    while (game.taps() < taps) {
      game.play(game.board().hint().orElseThrow());
    }
    Position position = game.board().position();
    return IntStream.range(0, position.players()).map(position::score).toArray();
  }

  /** The tiles of the person's largest group in Trapez. */
  private static int longest(int taps) {
    FirstGame<?> game = FirstGame.of(ui("trapez").first());
    while (game.taps() < taps) {
      game.play(game.board().hint().orElseThrow());
    }
    return game.board().position() instanceof TrapezPosition tiles ? tiles.longest(0) : -1;
  }

  private static GameUi ui(String family) {
    return GAME_LIST.stream().filter(ui -> ui.family().equals(family)).findFirst().orElseThrow();
  }
}
