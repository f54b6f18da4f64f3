package yomikiri.app.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import yomikiri.app.ByHand;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.play.Counting;
import yomikiri.engine.games.mattix.Mattix;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.think.GameKit;

/** The picture of the game chosen. */
final class LibraryPictureTest extends LibraryFixture {
  private Optional<BoardSnapshot<?>> picture() {
    return model.picture().get().map(ChosenPicture.Seen::board);
  }

  @Test
  void itIsSaidHowMuchIsNotedInTheGame() {
    String noted =
        """
        [Game "tictactoe"]
        [Layout ".../.../... x"]

        {The start.} 1. a1 {+1 proven, depth 3, 1 ms} (1. b2 $1 (1. c3) 1... a1) 1... b1 {[%csl Ga1]}
        """;
    library.keep("20260104-120000-dddd.ykr", () -> noted);
    model.refresh();
    choose(0);
    assertThat(model.picture().get())
        .hasValueSatisfying(
            seen -> {
              assertThat(seen.notes()).as("what a player remarked is no note").isEqualTo(3);
              assertThat(seen.variations()).isEqualTo(2);
            });
    choose(1);
    assertThat(model.picture().get())
        .hasValueSatisfying(seen -> assertThat(seen.notes() + seen.variations()).isZero());
  }

  @Test
  void aFinishedGameIsKnownByItsDeal() {
    library.keep(
        "20260104-120000-dddd.ykr",
        () ->
            """
            [Game "mattix-4"]
            [Layout "5,x,.,./.,.,.,./.,.,.,./.,.,.,. r 0:0"]
            [Player1 "human"]
            [Player2 "perfect"]
            [Result "5:0"]
            [Termination "normal"]
            [Moves "1"]

            1. a1
            """);
    model.refresh();
    choose(0);
    assertThat(picture()).hasValueSatisfying(board -> assertThat(board.ply()).isZero());
    choose(1);
    assertThat(picture())
        .as("unfinished")
        .hasValueSatisfying(board -> assertThat(board.ply()).isEqualTo(2));
  }

  @Test
  void theLastPositionOfTheGameChosenIsShown() {
    choose(2);
    assertThat(picture())
        .hasValueSatisfying(
            board -> {
              assertThat(board.kit().game().id()).isEqualTo("tictactoe");
              assertThat(board.position().isOver()).isTrue();
              assertThat(board.playable()).isFalse();
            });
  }

  @Test
  void rowsPassedByAreNotRead() {
    ByHand files = new ByHand();
    library = store(files, Runnable::run).library();
    model = model();
    model.refresh();
    files.run();
    files.run();
    choose(1);
    choose(2);
    choose(1);
    choose(2);
    assertThat(files.waiting()).isEqualTo(1);
    files.run();
    assertThat(picture()).as("of a row passed by").isEmpty();
    assertThat(files.waiting()).isEqualTo(1);
    files.run();
    assertThat(picture())
        .hasValueSatisfying(board -> assertThat(board.kit().game().id()).isEqualTo("tictactoe"));
    assertThat(files.waiting()).isZero();
  }

  @Test
  void aPictureThatFailsInAWayNobodyForesawHindersNoOther() {
    ByHand files = new ByHand();
    library = store(files, Runnable::run).library();
    model = model(new AvailableGames(List.of(Mattix.kit(4)), List.of()));
    model.refresh();
    files.run();
    files.run();
    choose(1);
    assertThatThrownBy(files::run).hasMessage("no game tictactoe in the stock");
    assertThat(picture()).isEmpty();
    choose(0);
    files.run();
    assertThat(picture()).isPresent();
  }

  @Test
  void aPictureIsPlayedAgainWhereFilesAreTouched() {
    ByHand files = new ByHand();
    ByHand answers = new ByHand();
    Counting counting = new Counting();
    GameKit<?> counted = counting.of(TicTacToe.kit());
    library = store(files, answers).library();
    model = model(new AvailableGames(List.of(counted, Mattix.kit(4)), List.of()));
    model.refresh();
    for (int i = 0; i < 2; i++) {
      files.run();
      answers.run();
    }
    counting.count("Game.copyOf");
    choose(2);
    assertThat(counting.count("Game.copyOf")).isZero();
    files.run();
    assertThat(counting.count("Game.copyOf")).isPositive();
    assertThat(picture()).isEmpty();
    answers.run();
    assertThat(picture()).isPresent();
    assertThat(counting.count("Game.copyOf")).isZero();
  }
}
