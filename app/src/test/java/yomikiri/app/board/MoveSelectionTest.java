package yomikiri.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.MoveSelection.Option;

/** How moves are narrowed pick by pick. */
final class MoveSelectionTest {
  private static final Pick A = new Pick.Cell(0);
  private static final Pick B = new Pick.Cell(1);
  private static final Pick C = new Pick.Cell(2);
  private static final Pick LEFT = new Pick.Turn(-1);
  private static final Pick RIGHT = new Pick.Turn(1);
  private static final Pick ONE = new Pick.Piece(1);
  private static final Pick TWO = new Pick.Piece(2);

  private final MoveSelection start =
      MoveSelection.of(
          List.of(
              new Option(10, List.of(A, ONE)),
              new Option(11, List.of(A, TWO, B, LEFT)),
              new Option(12, List.of(A, TWO, B, RIGHT)),
              new Option(13, List.of(A, TWO, C, RIGHT)),
              new Option(20, List.of(B)),
              new Option(30, List.of())));

  private static MoveSelection after(MoveSelection from, Pick... picks) {
    MoveSelection selection = from;
    for (Pick pick : picks) {
      selection = selection.after(pick).orElseThrow();
    }
    return selection;
  }

  @Test
  void picksNarrowTheMovesUntilOneIsComplete() {
    assertThat(start.next()).containsExactly(A, B);
    assertThat(start.cells()).containsExactlyInAnyOrder(0, 1);
    assertThat(after(start, A).options()).containsExactly(ONE, TWO);
    assertThat(after(start, A, TWO).moves()).containsExactly(11, 12, 13);
    assertThat(after(start, A, TWO).complete()).isEmpty();
    assertThat(after(start, A, TWO, B, RIGHT).complete()).hasValue(12);
    assertThat(after(start, B).complete()).hasValue(20);
  }

  @Test
  void whatBeginsNoMoveCannotBePicked() {
    assertThat(start.after(C)).isEmpty();
    assertThat(start.after(ONE)).isEmpty();
    assertThat(after(start, A).after(LEFT)).isEmpty();
  }

  @Test
  void thePickMadeLastTakesItselfBack() {
    assertThat(after(start, A, A).made()).isEmpty();
    assertThat(after(start, A, TWO, C, C).made()).containsExactly(A, TWO);
  }

  @Test
  void whatWasPossibleEarlierTakesBackWhatCameAfter() {
    assertThat(after(start, A, B).complete()).hasValue(20);
    assertThat(after(start, A, TWO, B, C).made()).containsExactly(A, TWO, C);
    assertThat(after(start, A, TWO, ONE).complete()).hasValue(10);
  }

  @Test
  void aPickMadeEarlierTakesBackWhatCameAfterIt() {
    assertThat(after(start, A, TWO, A).made()).containsExactly(A);
    assertThat(after(start, A, TWO, C, A).made()).containsExactly(A);
    assertThat(after(start, A, TWO, B, TWO).made()).containsExactly(A, TWO);
  }

  @Test
  void optionsComeInTheOrderOfTheirNumbers() {
    MoveSelection ways =
        MoveSelection.of(
            List.of(new Option(1, List.of(A, RIGHT)), new Option(2, List.of(A, LEFT))));
    assertThat(after(ways, A).options()).containsExactly(LEFT, RIGHT);
  }

  @Test
  void whatFollowsACellIsKnownAheadOnlyIfItIsNoCell() {
    assertThat(start.ahead(A).orElseThrow().options()).containsExactly(ONE, TWO);
    assertThat(start.ahead(B)).isEmpty();
    assertThat(start.ahead(C)).isEmpty();
  }

  @Test
  void stepsAreTakenBackOneByOneAndThenNoMore() {
    MoveSelection selection = after(start, A, TWO, B);
    assertThat(selection.back().made()).containsExactly(A, TWO);
    assertThat(selection.back().back().back().back().made()).isEmpty();
    assertThat(selection.begin().next()).isEqualTo(start.next());
  }

  @Test
  void aPassHasNoPickAndIsNeverComplete() {
    assertThat(start.moves()).contains(30);
    assertThat(start.complete()).isEmpty();
    assertThat(after(start, A).moves()).doesNotContain(30);
    assertThat(MoveSelection.NONE.moves()).isEmpty();
    assertThat(MoveSelection.of(List.of(new Option(3, List.of()))).next()).isEmpty();
  }

  @Test
  void aPrefixIsWorthItsBestMove() {
    List<Integer> ranked = List.of(13, 20, 10, 12, 11);
    assertThat(start.best(A, ranked)).hasValue(13);
    assertThat(after(start, A, TWO).best(B, ranked)).hasValue(12);
    assertThat(start.best(A, List.of())).hasValue(10);
    assertThat(start.best(C, ranked)).isEmpty();
  }

  /** Whatever the moves: each is reached by its picks, and every way ends at a legal move. */
  @Test
  void everyMoveIsReachedAndNothingElse() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      List<Option> options = randomMoves(random);
      MoveSelection first = MoveSelection.of(options);
      for (Option option : options) {
        MoveSelection reached = after(first, option.picks().toArray(Pick[]::new));
        assertThat(reached.moves()).contains(option.move());
        assertThat(reached.complete())
            .isEqualTo(
                option.picks().isEmpty() ? OptionalInt.empty() : OptionalInt.of(option.move()));
      }
      walk(
          first,
          options.stream().filter(option -> option.picks().isEmpty()).map(Option::move).toList(),
          random);
    }
  }

  private static void walk(MoveSelection first, List<Integer> passes, Random random) {
    MoveSelection selection = first;
    while (!selection.next().isEmpty()) {
      MoveSelection before = selection;
      List<Pick> next = new ArrayList<>(before.next());
      Set<Integer> through = new HashSet<>();
      next.forEach(pick -> through.addAll(before.through(pick)));
      assertThat(through)
          .hasSameSizeAs(
              new HashSet<>(
                  before.moves().stream().filter(move -> !passes.contains(move)).toList()));
      selection = before.after(next.get(random.nextInt(next.size()))).orElseThrow();
      assertThat(selection.made().subList(0, before.made().size())).isEqualTo(before.made());
      assertThat(selection.back().moves()).isEqualTo(before.moves());
    }
    assertThat(first.moves()).containsAll(selection.moves());
  }

  /** Moves of which none's picks are the beginning of another's. */
  private static List<Option> randomMoves(Random random) {
    Set<List<Pick>> picks = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      List<Pick> made = new ArrayList<>();
      for (int length = 1 + random.nextInt(4); length > 0; length--) {
        made.add(
            random.nextBoolean()
                ? new Pick.Cell(random.nextInt(3))
                : new Pick.Turn(random.nextInt(2)));
      }
      boolean clashes =
          picks.stream().anyMatch(other -> isBeginning(other, made) || isBeginning(made, other));
      if (!clashes) {
        picks.add(made);
      }
    }
    if (random.nextBoolean()) {
      picks.add(List.of());
    }
    List<List<Pick>> shuffled = new ArrayList<>(picks);
    Collections.shuffle(shuffled, random);
    List<Option> options = new ArrayList<>();
    shuffled.forEach(each -> options.add(new Option(options.size(), each)));
    return options;
  }

  private static boolean isBeginning(List<Pick> first, List<Pick> whole) {
    return whole.size() >= first.size() && whole.subList(0, first.size()).equals(first);
  }

  @Test
  void aPickThatIsPossibleGoesOnEvenIfItWasMadeBefore() {
    MoveSelection twice =
        MoveSelection.of(List.of(new Option(1, List.of(A, A)), new Option(2, List.of(A, B))));
    assertThat(twice.after(A).flatMap(one -> one.after(A)).map(MoveSelection::complete))
        .isEqualTo(Optional.of(OptionalInt.of(1)));
  }
}
