package yomikiri.engine.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

final class ShippedPuzzlesTest {
  /** Of games with fewer than the others: of tic-tac-toe there are no more. */
  private static final Map<String, Integer> FEW = Map.of("tictactoe", 89, "tron-joint", 169);

  /** Those the app shows. */
  static List<String> games() {
    return List.of(
        "mattix-4",
        "mattix-6",
        "mattix-8",
        "othello-4",
        "othello-6",
        "othello-8",
        "tictactoe",
        "maze-5x5x3",
        "maze-11x31x100",
        "maze-duel",
        "tron-2",
        "tron-3",
        "tron-4",
        "tron-joint",
        "trapez");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasPuzzlesAndNoneTwice(String game) throws NotationException {
    List<Puzzle> all = ShippedPuzzles.of(game, CATALOG);
    assertThat(all).hasSizeGreaterThanOrEqualTo(FEW.getOrDefault(game, 200));
    assertThat(all).extracting(Puzzle::game).containsOnly(game);
    Set<Long> keys = new HashSet<>();
    for (Puzzle puzzle : all) {
      long key = PuzzleMakerTest.key(CATALOG.game(game).orElseThrow(), puzzle);
      assertThat(keys.add(key)).as(puzzle.position()).isTrue();
      assertThat(puzzle.best()).isGreaterThan(puzzle.second());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void someAreProvenAgain(String game) throws NotationException {
    List<Puzzle> some = new ArrayList<>(ShippedPuzzles.of(game, CATALOG));
    Collections.shuffle(some, new Random(7));
    proveAgain(CATALOG.kit(game).orElseThrow(), some.subList(0, 2));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("thorough")
  void moreAreProvenAgain(String game) throws NotationException {
    List<Puzzle> some = new ArrayList<>(ShippedPuzzles.of(game, CATALOG));
    Collections.shuffle(some, new Random(8));
    proveAgain(CATALOG.kit(game).orElseThrow(), some.subList(0, 40));
  }

  private static <P extends Position> void proveAgain(GameKit<P> kit, List<Puzzle> puzzles)
      throws NotationException {
    PuzzleProver<P> prover = new PuzzleProver<>(kit);
    for (Puzzle puzzle : puzzles) {
      P position = kit.game().notation().parsePosition(puzzle.position());
      double clearly = kit.teaching().bands().points().mistake();
      assertThat(prover.proofs(position))
          .as(PuzzleText.line(puzzle))
          .anySatisfy(
              proof -> {
                assertThat(proof.kind(clearly)).contains(puzzle.kind());
                assertThat(kit.game().notation().moveText(proof.answer()))
                    .isEqualTo(puzzle.answer());
                assertThat(proof.best()).isEqualTo(puzzle.best());
                assertThat(proof.second()).isEqualTo(puzzle.second());
                assertThat(proof.moves()).hasSize(puzzle.choices());
              });
    }
  }

  @Test
  void aGameWithoutPuzzlesHasNone() {
    assertThat(ShippedPuzzles.of("maze-7x9x20", CATALOG)).isEmpty();
  }
}
