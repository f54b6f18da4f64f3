package yomikiri.engine.games.trapez;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Moves;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.trapez.board.HexCellSet;
import yomikiri.engine.teach.DuelMistakes;
import yomikiri.engine.teach.Mistakes;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.ResourceCache;

final class TrapezReasonsTest {
  private static final Trapez GAME = new Trapez();

  private final Mistakes<TrapezPosition> mistakes =
      DuelMistakes.of(Trapez.kit(new ResourceCache(TrapezReasonsTest.class::getResourceAsStream)))
          .check("trapez.gives-turn", TrapezReasonsTest::givesTurn)
          .check("trapez.joins-theirs", TrapezReasonsTest::joinsTheirs)
          .check("trapez.lets-join", TrapezReasonsTest::letsJoin)
          .check("trapez.joins-less", TrapezReasonsTest::joinsLess)
          .check("trapez.last-gap", TrapezReasonsTest::lastGap)
          .check("trapez.reaches-less", TrapezReasonsTest::reachesLess)
          .check("trapez.closes-edges", TrapezReasonsTest::closesEdges);

  private static int figure(Reason reason, int place) {
    return Integer.parseInt(reason.figures().get(place));
  }

  /** The largest group of a seat, tile by tile. */
  private static int largest(TrapezPosition position, int seat) {
    return IntStream.range(0, HexCellSet.COUNT)
        .filter(cell -> position.tile(cell) != 0)
        .map(cell -> group(position, seat, cell).size())
        .max()
        .orElse(0);
  }

  private static Set<Integer> group(TrapezPosition position, int seat, int from) {
    Set<Integer> group = new HashSet<>(Set.of(from));
    Deque<Integer> open = new ArrayDeque<>(group);
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (int direction = 0; direction < 6; direction++) {
        int next = next(cell, direction);
        if (next >= 0
            && position.tile(next) != 0
            && isLight(position.tile(cell), direction) == (seat == 0)
            && isLight(position.tile(next), (direction + 3) % 6) == (seat == 0)
            && group.add(next)) {
          open.push(next);
        }
      }
    }
    return group;
  }

  private static int next(int cell, int direction) {
    int beside = HexCellSet.step(HexCellSet.bit(cell), direction) & HexCellSet.ALL;
    return beside == 0 ? -1 : HexCellSet.first(beside);
  }

  /** Whether an edge, from 0 in the east clockwise, is one of the three light ones. */
  private static boolean isLight(int tile, int edge) {
    return Math.floorMod(edge - tile + 2, 6) < 3;
  }

  private static int opponent(Contrast<TrapezPosition> contrast) {
    return 1 - contrast.mistake().seat();
  }

  private static TrapezPosition shown(Contrast<TrapezPosition> contrast, Reason reason) {
    TrapezPosition position = GAME.copyOf(contrast.mistake().before());
    for (Step step : reason.line().subList(0, reason.realAt())) {
      step.advance(GAME, position);
    }
    return position;
  }

  /** The largest group that any reply makes. */
  private static int most(TrapezPosition position, int seat) {
    Moves legal = new Moves();
    position.legalMoves(legal);
    return IntStream.of(legal.toArray())
        .map(move -> largest(played(position, move), seat))
        .max()
        .orElse(0);
  }

  private static TrapezPosition played(TrapezPosition position, int move) {
    TrapezPosition next = GAME.copyOf(position);
    next.play(move);
    return next;
  }

  private static boolean givesTurn(Contrast<TrapezPosition> contrast, Reason reason) {
    int opponent = opponent(contrast);
    return reason.line().get(1).text(GAME.notation()).contains("/" + reason.figures().getFirst())
        && largest(shown(contrast, reason), opponent) == figure(reason, 1)
        && most(contrast.better().after(), opponent) < figure(reason, 1);
  }

  private static boolean joinsTheirs(Contrast<TrapezPosition> contrast, Reason reason) {
    int opponent = opponent(contrast);
    return largest(contrast.played().after(), opponent) == figure(reason, 0)
        && largest(contrast.mistake().before(), opponent) < figure(reason, 0)
        && largest(contrast.better().after(), opponent) < figure(reason, 0);
  }

  private static boolean letsJoin(Contrast<TrapezPosition> contrast, Reason reason) {
    int opponent = opponent(contrast);
    return largest(shown(contrast, reason), opponent) == figure(reason, 0)
        && Math.max(
                largest(contrast.better().after(), opponent),
                most(contrast.better().after(), opponent))
            == figure(reason, 1)
        && figure(reason, 0) > figure(reason, 1);
  }

  private static boolean joinsLess(Contrast<TrapezPosition> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return largest(contrast.played().after(), seat) == figure(reason, 0)
        && largest(contrast.better().after(), seat) == figure(reason, 1)
        && figure(reason, 0) < figure(reason, 1);
  }

  private static boolean lastGap(Contrast<TrapezPosition> contrast, Reason reason) {
    String reply = reason.line().get(1).text(GAME.notation());
    return reply.startsWith(reason.figures().get(0) + ":")
        && reply.contains("/" + reason.figures().get(1))
        && canTurn(contrast.played().after())
        && !canTurn(contrast.better().after());
  }

  /** Whether a tile has a single empty neighbour. */
  private static boolean canTurn(TrapezPosition position) {
    return !position.isOver()
        && IntStream.range(0, HexCellSet.COUNT)
            .filter(cell -> position.tile(cell) != 0)
            .anyMatch(
                cell ->
                    IntStream.range(0, 6)
                            .map(direction -> next(cell, direction))
                            .filter(next -> next >= 0 && position.tile(next) == 0)
                            .count()
                        == 1);
  }

  private static boolean reachesLess(Contrast<TrapezPosition> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return reach(contrast.played().after(), seat) == figure(reason, 0)
        && reach(contrast.better().after(), seat) == figure(reason, 1)
        && figure(reason, 0) < figure(reason, 1);
  }

  /** The largest group that a tile more could make, without a turn. */
  private static int reach(TrapezPosition position, int seat) {
    int[] tiles = IntStream.range(0, HexCellSet.COUNT).map(position::tile).toArray();
    int reach = largest(position, seat);
    for (int cell = 0; cell < tiles.length; cell++) {
      for (int tile = 1; position.tile(cell) == 0 && tile <= 6; tile++) {
        tiles[cell] = tile;
        reach = Math.max(reach, largest(new TrapezPosition(tiles, 0), seat));
        tiles[cell] = 0;
      }
    }
    return reach;
  }

  private static boolean closesEdges(Contrast<TrapezPosition> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return openEdges(contrast.played().after(), seat) == figure(reason, 0)
        && openEdges(contrast.better().after(), seat) == figure(reason, 1)
        && figure(reason, 0) < figure(reason, 1);
  }

  private static int openEdges(TrapezPosition position, int seat) {
    int open = 0;
    for (int cell = 0; cell < HexCellSet.COUNT; cell++) {
      for (int edge = 0; position.tile(cell) != 0 && edge < 6; edge++) {
        int next = next(cell, edge);
        boolean isOwn = isLight(position.tile(cell), edge) == (seat == 0);
        open += next >= 0 && position.tile(next) == 0 && isOwn ? 1 : 0;
      }
    }
    return open;
  }

  @Test
  void tileThatJoinsTheirGroupIsTold() {
    String start = ".../..../..1../..../... l";
    assertThat(mistakes.explained(mistakes.of(start, "c2:1", "c4:3")))
        .anyMatch(reason -> reason.startsWith("trapez"));
    assertThat(mistakes.explained(mistakes.of(start, "c4:1", "c4:4")))
        .noneMatch(reason -> reason.startsWith("trapez.last-gap"));
  }

  @Test
  void gapLeftBesideACornerIsTold() {
    String corner = "1../2.../..1../..../... l";
    assertThat(mistakes.explained(mistakes.of(corner, "a3:1", "e3:1")))
        .noneMatch(reason -> reason.startsWith("trapez.last-gap"));
    assertThat(mistakes.explained(mistakes.of(corner, "b2:1", "e3:1")))
        .contains("trapez.last-gap a2 a1");
    assertThat(mistakes.explained(mistakes.of(corner, "e3:1", "b2:1")))
        .noneMatch(reason -> reason.startsWith("trapez.last-gap"));
  }

  @Test
  void noReasonContradictsTheRules() {
    assertThat(mistakes.explainRandom(8, 17, 1)).isNotEmpty();
  }

  @Tag("thorough")
  @Test
  void noReasonOfAThousandContradictsTheRules() {
    assertThat(mistakes.explainRandom(1000, 17, 2).getOrDefault("", 0)).isLessThan(150);
  }
}
