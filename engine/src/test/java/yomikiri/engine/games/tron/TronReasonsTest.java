package yomikiri.engine.games.tron;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.tron.board.Arena;
import yomikiri.engine.games.tron.board.GridCellSet;
import yomikiri.engine.games.tron.board.ReferenceTerritory;
import yomikiri.engine.teach.DuelMistakes;
import yomikiri.engine.teach.Mistakes;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;

final class TronReasonsTest {
  private static <P extends TronPosition & Position> Mistakes<P> checked(Mistakes<P> mistakes) {
    return mistakes
        .check(
            "tron.crashes",
            (contrast, reason) ->
                contrast.played().after().isOut(contrast.mistake().seat())
                    && !contrast.better().after().isOut(contrast.mistake().seat()))
        .check("tron.closes-door", TronReasonsTest::closesDoor)
        .check("tron.cuts-off", TronReasonsTest::cutsOff)
        .check("tron.fills-less", TronReasonsTest::fillsLess)
        .check("tron.does-not-cut", TronReasonsTest::doesNotCut);
  }

  private static int figure(Reason reason, int place) {
    return Integer.parseInt(reason.figures().get(place));
  }

  private static <P extends TronPosition & Position> boolean closesDoor(
      Contrast<P> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return reach(contrast.played().after(), seat).size() == figure(reason, 0)
        && reach(contrast.better().after(), seat).size() == figure(reason, 1)
        && figure(reason, 0) < figure(reason, 1);
  }

  private static Set<Integer> reach(TronPosition position, int seat) {
    Set<Integer> seen = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    open.push(position.head(seat));
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (int move = 0; move < Arena.MOVES; move++) {
        int next = Arena.target(cell, move);
        if (GridCellSet.isIn(position.free(), next) && seen.add(next)) {
          open.push(next);
        }
      }
    }
    return seen;
  }

  private static int cells(TronPosition position, int seat) {
    ReferenceTerritory territory = new ReferenceTerritory();
    territory.measure(position.free(), position.heads());
    return (int)
        IntStream.range(0, GridCellSet.LIMIT)
            .filter(cell -> GridCellSet.isIn(position.free(), cell))
            .filter(cell -> territory.owner(cell, position.turn()) == seat)
            .count();
  }

  private static <P extends TronPosition & Position> boolean cutsOff(
      Contrast<P> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return cells(contrast.mistake().before(), seat) == figure(reason, 0)
        && cells(contrast.played().after(), seat) == figure(reason, 1)
        && cells(contrast.better().after(), seat) == figure(reason, 2)
        && figure(reason, 1) < Math.min(figure(reason, 0), figure(reason, 2));
  }

  /** Apart from all others, with rooms as large, of which the colours limit one more. */
  private static <P extends TronPosition & Position> boolean fillsLess(
      Contrast<P> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    Set<Integer> room = reach(contrast.played().after(), seat);
    return room.size() == reach(contrast.better().after(), seat).size()
        && IntStream.range(0, contrast.mistake().before().players())
            .filter(other -> other != seat && !contrast.played().after().isOut(other))
            .allMatch(
                other ->
                    IntStream.range(0, Arena.MOVES)
                        .map(move -> Arena.target(contrast.played().after().head(other), move))
                        .noneMatch(room::contains))
        && figure(reason, 0) < figure(reason, 1)
        && longest(contrast.played().after(), seat, 200_000) <= figure(reason, 0);
  }

  /** The most steps found by trying all ways, as far as the visits go. */
  private static int longest(TronPosition position, int seat, int visits) {
    int[] left = {visits};
    return longest(position.free().clone(), position.head(seat), left);
  }

  private static int longest(long[] free, int head, int[] left) {
    int longest = 0;
    for (int move = 0; move < Arena.MOVES && left[0] > 0; move++) {
      int next = Arena.target(head, move);
      if (GridCellSet.isIn(free, next)) {
        left[0]--;
        GridCellSet.remove(free, next);
        longest = Math.max(longest, 1 + longest(free, next, left));
        GridCellSet.add(free, next);
      }
    }
    return longest;
  }

  private static <P extends TronPosition & Position> boolean doesNotCut(
      Contrast<P> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return others(contrast.played().after(), seat) == figure(reason, 0)
        && others(contrast.better().after(), seat) == figure(reason, 1)
        && figure(reason, 0) > figure(reason, 1)
        && cells(contrast.better().after(), seat) >= cells(contrast.played().after(), seat);
  }

  private static int others(TronPosition position, int seat) {
    return IntStream.range(0, position.players())
        .filter(other -> other != seat)
        .map(other -> cells(position, other))
        .sum();
  }

  @Test
  void doorThatClosesBehindIsTold() {
    String open = ".".repeat(30) + "/";
    String pocket = ".....A" + ".".repeat(24) + "/aaaaaa" + ".".repeat(24) + "/";
    String text = pocket + open.repeat(17) + "B" + ".".repeat(29) + " 1 -";
    Mistakes<TronPosition.Duel> duel = checked(DuelMistakes.of(TronKits.duel()));
    assertThat(duel.explained(duel.of(text, "L", "R"))).contains("tron.closes-door 4 586");
    assertThat(duel.explained(duel.of(text, "R", "L")))
        .noneMatch(reason -> reason.startsWith("tron"));
  }

  @Test
  void noReasonContradictsTheArena() {
    assertThat(checked(DuelMistakes.of(TronKits.duel())).explainRandom(10, 200, 1)).isNotEmpty();
    assertThat(checked(new Mistakes<>(TronKits.several(3))).explainRandom(5, 200, 1)).isNotEmpty();
    assertThat(checked(new Mistakes<>(TronKits.joint())).explainRandom(5, 120, 1)).isNotEmpty();
  }

  @Tag("thorough")
  @Test
  void noReasonOfAThousandContradictsTheArena() {
    Map<String, Integer> held =
        checked(DuelMistakes.of(TronKits.duel())).explainRandom(1000, 200, 2);
    assertThat(held.getOrDefault("", 0)).isLessThan(300);
  }
}
