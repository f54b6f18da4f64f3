package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.SearchResult;

/** Puzzles against what plain recursion over all play finds. */
final class PuzzleMakerTest {
  private static final int CLEARLY = 3; // points

  @ParameterizedTest
  @CsvSource({
    "tictactoe, 12",
    "mattix-4, 12",
    "othello-4, 12",
    "maze-5x5x3, 20",
    "maze-5x5x6, 12",
    "maze-duel, 6"
  })
  void theAnswerAloneIsRight(String id, int count) throws NotationException {
    for (Puzzle puzzle : made(id, 7, count, EnumSet.allOf(Kind.class))) {
      checkLead(kit(id).game(), puzzle);
    }
  }

  private static <P extends Position> void checkLead(Game<P> game, Puzzle puzzle)
      throws NotationException {
    P position = game.notation().parsePosition(puzzle.position());
    int seat = SearchResult.seat(position);
    PlainProof<P> proof = PlainProof.ofLead(game, seat);
    int answer = game.notation().parseMove(puzzle.answer());
    int best = proof.after(position, answer);
    List<Integer> others = others(position, seat, answer, proof);
    int second = others.stream().mapToInt(one -> one).max().orElseThrow();
    int last = others.stream().mapToInt(one -> one).min().orElseThrow();
    assertThat(List.of(puzzle.best(), puzzle.second()))
        .as(PuzzleText.line(puzzle))
        .containsExactly(best, second);
    assertThat(puzzle.choices()).isEqualTo(1 + others.size());
    assertThat(
            switch (puzzle.kind()) {
              case ONLY_WIN -> best > 0 && second <= 0;
              case HOLD_DRAW -> best == 0 && second < 0;
              case WIN_BY_MOST -> second > 0 && best >= second + CLEARLY && last <= 0;
              case MOST_POINTS -> game.players() == 1 && best >= second + CLEARLY;
              case FILL_ROOM, SURVIVE -> false;
            })
        .as(PuzzleText.line(puzzle))
        .isTrue();
    assertThat(end(game, puzzle).lead(seat)).isEqualTo(best);
  }

  private static <P extends Position> List<Integer> others(
      P position, int seat, int answer, PlainProof<P> proof) {
    List<Integer> others = new ArrayList<>();
    for (int move : PlainProof.legal(position, seat)) {
      if (move != answer) {
        others.add(proof.after(position, move));
      }
    }
    return others;
  }

  /** The position at the end of the line, which is allowed. */
  private static <P extends Position> P end(Game<P> game, Puzzle puzzle) throws NotationException {
    GameSession<P> session =
        new GameSession<>(game, game.notation().parsePosition(puzzle.position()));
    for (String move : puzzle.line()) {
      int seat = 0;
      while (!session.isAwaited(seat)) {
        seat++;
      }
      session.play(seat, game.notation().parseMove(move));
    }
    return session.position();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tron-3", "tron-joint"})
  @Tag("thorough")
  void theAnswerAloneIsSafe(String id) throws NotationException {
    int checked = 0;
    for (Puzzle puzzle : made(id, 2, 4, EnumSet.of(Kind.SURVIVE))) {
      checked += puzzle.second() <= 3 ? 1 : 0;
      if (puzzle.second() <= 3) {
        checkSurvival(kit(id).game(), puzzle);
      }
    }
    assertThat(checked).isPositive();
  }

  /** As far as one move beyond what the others survive: further on plain recursion is slow. */
  private static <P extends Position> void checkSurvival(Game<P> game, Puzzle puzzle)
      throws NotationException {
    P position = game.notation().parsePosition(puzzle.position());
    int seat = SearchResult.seat(position);
    int moves = puzzle.second() + 1;
    PlainProof<P> proof = PlainProof.ofSurvival(game, seat, moves);
    int answer = game.notation().parseMove(puzzle.answer());
    assertThat(proof.after(position, answer)).isEqualTo(moves);
    assertThat(others(position, seat, answer, proof))
        .contains(puzzle.second())
        .allMatch(one -> one <= puzzle.second());
    assertThat(puzzle.best()).isGreaterThanOrEqualTo(moves);
    assertThat(end(game, puzzle).isOut(seat)).isFalse();
  }

  @Test
  @Tag("thorough")
  void theAnswerAloneFillsTheRoom() throws NotationException {
    int checked = 0;
    Game<?> game = kit("tron-2").game();
    for (Puzzle puzzle : made("tron-2", 1, 5, EnumSet.of(Kind.FILL_ROOM))) {
      if (puzzle.best() <= 22) {
        checkRoom(game, puzzle);
        checked++;
      }
    }
    assertThat(checked).isPositive();
  }

  private static <P extends Position> void checkRoom(Game<P> game, Puzzle puzzle)
      throws NotationException {
    P position = game.notation().parsePosition(puzzle.position());
    TronWalk walk = TronWalk.of(puzzle.position());
    int second = 0;
    for (int move : PlainProof.legal(position, SearchResult.seat(position))) {
      String text = game.notation().moveText(move);
      if (!text.equals(puzzle.answer())) {
        second = Math.max(second, walk.longest(text.charAt(0)));
      }
    }
    assertThat(List.of(puzzle.best(), puzzle.second()))
        .as(PuzzleText.line(puzzle))
        .containsExactly(walk.longest(puzzle.answer().charAt(0)), second);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mattix-4", "othello-4", "maze-duel"})
  void theSameSeedMakesTheSamePuzzlesAndNoneTwice(String id) throws NotationException {
    List<Puzzle> made = made(id, 3, 4, EnumSet.allOf(Kind.class));
    assertThat(made(id, 3, 4, EnumSet.allOf(Kind.class))).isEqualTo(made);
    assertThat(made(id, 4, 4, EnumSet.allOf(Kind.class))).isNotEqualTo(made);
    Set<Long> keys = new HashSet<>();
    for (Puzzle puzzle : made) {
      assertThat(keys.add(key(kit(id).game(), puzzle))).isTrue();
      assertThat(puzzle.depth()).isBetween(2, 9);
    }
  }

  static <P extends Position> long key(Game<P> game, Puzzle puzzle) throws NotationException {
    return game.notation().parsePosition(puzzle.position()).canonicalKey();
  }

  @Test
  void onlyTheKindsWantedAreMade() {
    for (Kind kind : List.of(Kind.ONLY_WIN, Kind.HOLD_DRAW, Kind.WIN_BY_MOST)) {
      assertThat(made("mattix-4", 1, 5, EnumSet.of(kind)))
          .extracting(Puzzle::kind)
          .containsOnly(kind);
    }
  }

  @Test
  void ticTacToeRunsOut() {
    PuzzleMaker<?> maker = PuzzleMaker.of(kit("tictactoe"), EnumSet.of(Kind.ONLY_WIN), 5);
    Set<String> made = new HashSet<>();
    while (!maker.isExhausted()) {
      maker.next().ifPresent(puzzle -> made.add(puzzle.position()));
    }
    assertThat(made).hasSize(maker.made()).hasSizeBetween(35, 50);
  }

  private static List<Puzzle> made(String id, long seed, int count, Set<Kind> kinds) {
    PuzzleMaker<?> maker = PuzzleMaker.of(kit(id), kinds, seed);
    List<Puzzle> made = new ArrayList<>();
    while (made.size() < count) {
      assertThat(maker.isExhausted()).isFalse();
      maker.next().ifPresent(made::add);
    }
    return made;
  }

  private static GameKit<?> kit(String id) {
    return TestCatalog.CATALOG.kit(id).orElseThrow();
  }
}
