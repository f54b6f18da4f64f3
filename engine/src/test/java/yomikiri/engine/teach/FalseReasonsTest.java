package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Moves;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.teach.ReasonQuestion.Choice;
import yomikiri.engine.think.Mistake;

/** Held against the number of plies in which a win can be forced, found by all play to the end. */
final class FalseReasonsTest {
  private static final int NEVER = 1000;

  @ParameterizedTest
  @CsvSource({"tictactoe, 7", "mattix-4, 6", "othello-4, 7"})
  void noneOfThemHolds(String id, int left) {
    Game<DuelPosition> game = game(id);
    Random random = new Random(5);
    Map<String, Integer> seen = new HashMap<>();
    for (int i = 0; i < 120; i++) {
      Mistake<DuelPosition> mistake = mistake(game, left, random);
      for (Choice choice : new FalseReasons<>(mistake).besides("")) {
        seen.merge(choice.id(), 1, Integer::sum);
        assertThat(holds(mistake, choice)).as(choice + " of " + mistake).isFalse();
      }
    }
    assertThat(seen.keySet())
        .contains(
            "general.allows-win-at-once",
            "general.misses-win-at-once",
            "general.allows-win-in",
            "general.misses-win-in",
            "general.free-choice");
  }

  @ParameterizedTest
  @CsvSource({"tictactoe, 8", "mattix-4, 12", "othello-4, 9"})
  void thereAreThreeOthersNearlyAlwaysAndNoneIsTheTrueOne(String id, int left) {
    Game<DuelPosition> game = game(id);
    Random random = new Random(6);
    int many = 0;
    for (int i = 0; i < 100; i++) {
      List<Choice> others =
          new FalseReasons<>(mistake(game, left, random)).besides("general.allows-win-in");
      assertThat(others).extracting(Choice::id).doesNotContain("general.allows-win-in");
      assertThat(others).extracting(Choice::id).doesNotHaveDuplicates();
      many += others.size() >= ReasonQuestion.OTHERS ? 1 : 0;
    }
    assertThat(many).isGreaterThan(50);
  }

  @SuppressWarnings("unchecked") // those asked for are for two
  private static Game<DuelPosition> game(String id) {
    return (Game<DuelPosition>) TestCatalog.CATALOG.kit(id).orElseThrow().game();
  }

  /** Two moves of a random game so many plies before its end. */
  private static Mistake<DuelPosition> mistake(Game<DuelPosition> game, int left, Random random) {
    while (true) {
      List<DuelPosition> played = new ArrayList<>();
      DuelPosition position = game.newPosition(random.nextLong());
      while (!position.isOver()) {
        played.add(game.copyOf(position));
        int[] moves = legal(position);
        position.play(moves[random.nextInt(moves.length)]);
      }
      DuelPosition before = played.get(Math.max(0, played.size() - left));
      int[] moves = legal(before);
      if (moves.length > 1) {
        int first = random.nextInt(moves.length);
        int second = (first + 1) % moves.length;
        return new Mistake<>(game, before, before.turn(), List.of(moves[first]), moves[second]);
      }
    }
  }

  private static int[] legal(DuelPosition position) {
    Moves moves = new Moves();
    position.legalMoves(moves);
    return moves.toArray();
  }

  private static DuelPosition after(Mistake<DuelPosition> mistake, int move) {
    DuelPosition after = mistake.game().copyOf(mistake.before());
    after.play(move);
    return after;
  }

  private static boolean holds(Mistake<DuelPosition> mistake, Choice choice) {
    int seat = mistake.seat();
    DuelPosition played = after(mistake, mistake.played().getFirst());
    DuelPosition better = after(mistake, mistake.better());
    int within = choice.figures().isEmpty() ? 1 : Integer.parseInt(choice.figures().getFirst());
    return switch (choice.id()) {
      case "general.allows-win-at-once", "general.allows-win-in" ->
          plies(mistake.game(), played, 1 - seat, within) <= within;
      case "general.misses-win-at-once", "general.misses-win-in" ->
          1 + plies(mistake.game(), better, seat, within - 1) <= within;
      case "general.free-choice" ->
          legal(played).length != within || better.turn() == seat || legal(better).length == 1;
      default -> throw new AssertionError(choice.id());
    };
  }

  /** How many plies {@code winner} needs at most; all are looked at that can matter. */
  private static int plies(
      Game<DuelPosition> game, DuelPosition position, int winner, int horizon) {
    if (position.isOver()) {
      return position.reward(winner) == 1 ? 0 : NEVER;
    }
    if (horizon < 0) {
      return NEVER;
    }
    List<Integer> all = new ArrayList<>();
    for (int move : legal(position)) {
      DuelPosition next = game.copyOf(position);
      next.play(move);
      all.add(1 + plies(game, next, winner, horizon - 1));
    }
    return position.turn() == winner
        ? all.stream().min(Integer::compare).orElseThrow()
        : all.stream().max(Integer::compare).orElseThrow();
  }
}
