package yomikiri.engine.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.othello.eval.PatternEvaluator;
import yomikiri.engine.teach.DuelMistakes;
import yomikiri.engine.teach.Mistakes;
import yomikiri.engine.think.Continuation;
import yomikiri.engine.think.Contrast;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Reason;
import yomikiri.engine.think.ResourceCache;

final class OthelloReasonsTest {
  private static final ResourceCache RESOURCES =
      new ResourceCache(OthelloReasonsTest.class::getResourceAsStream);

  private final Random random = new Random(5);

  private Mistakes<OthelloPosition> ofSize(int size) {
    GameKit<OthelloPosition> kit = Othello.kit(size, RESOURCES);
    Mistakes<OthelloPosition> mistakes =
        DuelMistakes.of(kit)
            .check("othello.gives-corner", OthelloReasonsTest::givesCorner)
            .check("othello.gives-corner-by-force", OthelloReasonsTest::givesCornerByForce)
            .check("othello.x-square", OthelloReasonsTest::besideCorner)
            .check("othello.c-square", OthelloReasonsTest::besideCorner)
            .check("othello.stable-discs", this::stableDiscs)
            .check("othello.wedge", OthelloReasonsTest::wedge)
            .check("othello.opens-wall", OthelloReasonsTest::opensWall)
            .check("othello.few-moves", OthelloReasonsTest::fewMoves)
            .check("othello.loses-parity", OthelloReasonsTest::losesParity)
            .check("othello.greedy", OthelloReasonsTest::greedy)
            .check("othello.exposes-discs", OthelloReasonsTest::exposes);
    for (String part : List.of("edges", "corners", "rows", "diagonals", "mobility")) {
      mistakes.check("othello.estimate-" + part, OthelloReasonsTest::estimate);
    }
    return mistakes;
  }

  private static int figure(Reason reason, int place) {
    return Integer.parseInt(reason.figures().get(place));
  }

  private static int cell(OthelloPosition position, String name) {
    return name.charAt(0) - 'a' + position.size() * (name.charAt(1) - '1');
  }

  private static boolean isCorner(OthelloPosition position, int cell) {
    int last = position.size() - 1;
    return cell % position.size() % last == 0 && cell / position.size() % last == 0;
  }

  private static boolean canPlay(OthelloPosition position, int cell) {
    return IntStream.of(SlowOthello.moves(position)).anyMatch(move -> move == cell);
  }

  private static OthelloPosition played(OthelloPosition position, int move) {
    OthelloPosition next = new Othello(position.size()).copyOf(position);
    next.play(move);
    return next;
  }

  private static OthelloPosition at(
      Contrast<OthelloPosition> contrast, List<Step> line, int steps) {
    OthelloPosition position = contrast.mistake().game().copyOf(contrast.mistake().before());
    line.subList(0, steps).forEach(step -> step.advance(contrast.mistake().game(), position));
    return position;
  }

  private static boolean givesCorner(Contrast<OthelloPosition> contrast, Reason reason) {
    int corner = cell(contrast.mistake().before(), reason.figures().getFirst());
    return isCorner(contrast.mistake().before(), corner)
        && canPlay(contrast.played().after(), corner)
        && !canPlay(contrast.better().after(), corner)
        && reason.line().get(1) instanceof Step.Single(int seat, int move)
        && move == corner
        && reason.realAt() == 2;
  }

  private static boolean givesCornerByForce(Contrast<OthelloPosition> contrast, Reason reason) {
    OthelloPosition after = contrast.played().after();
    int corner = cell(after, reason.figures().get(1));
    OthelloPosition forced = played(after, cell(after, reason.figures().getFirst()));
    return isCorner(after, corner)
        && IntStream.of(SlowOthello.moves(forced))
            .allMatch(defence -> canPlay(played(forced, defence), corner))
        && at(contrast, reason.line(), 4).discs(1 - contrast.mistake().seat()) != 0
        && !canForce(contrast.better().after());
  }

  private static boolean canForce(OthelloPosition position) {
    return IntStream.of(SlowOthello.moves(position))
        .mapToObj(reply -> played(position, reply))
        .filter(next -> !next.isOver())
        .anyMatch(
            next ->
                IntStream.range(0, position.size() * position.size())
                    .filter(cell -> isCorner(position, cell))
                    .anyMatch(
                        corner ->
                            IntStream.of(SlowOthello.moves(next))
                                .allMatch(defence -> canPlay(played(next, defence), corner))));
  }

  private static boolean besideCorner(Contrast<OthelloPosition> contrast, Reason reason) {
    OthelloPosition before = contrast.mistake().before();
    int corner = cell(before, reason.figures().getFirst());
    int move = contrast.mistake().played().getFirst();
    int files = Math.abs(corner % before.size() - move % before.size());
    int ranks = Math.abs(corner / before.size() - move / before.size());
    long bit = 1L << before.square(corner);
    int opponent = 1 - contrast.mistake().seat();
    boolean isBeside =
        reason.id().equals("othello.x-square") ? files * ranks == 1 : files + ranks == 1;
    return isBeside
        && ((before.discs(0) | before.discs(1)) & bit) == 0
        && (at(contrast, reason.line(), reason.realAt()).discs(opponent) & bit) != 0
        && (at(contrast, reason.line(), reason.realAt() - 1).discs(opponent) & bit) == 0
        && (at(contrast, contrast.better().line(), contrast.better().line().size()).discs(opponent)
                & bit)
            == 0;
  }

  /** Discs told to be stable survive random play. */
  private boolean stableDiscs(Contrast<OthelloPosition> contrast, Reason reason) {
    int opponent = 1 - contrast.mistake().seat();
    OthelloPosition end = at(contrast, reason.line(), reason.line().size());
    long survived = end.discs(opponent);
    for (int game = 0; game < 40; game++) {
      OthelloPosition position = contrast.mistake().game().copyOf(end);
      while (!position.isOver()) {
        int[] moves = SlowOthello.moves(position);
        position.play(moves[random.nextInt(moves.length)]);
      }
      survived &= position.discs(opponent);
    }
    return Long.bitCount(survived) >= figure(reason, 1) && figure(reason, 1) > figure(reason, 2);
  }

  private static boolean wedge(Contrast<OthelloPosition> contrast, Reason reason) {
    OthelloPosition after = contrast.played().after();
    int cell = cell(after, reason.figures().getFirst());
    int size = after.size();
    boolean isInRow = cell / size % (size - 1) == 0;
    int step = isInRow ? 1 : size;
    long own = after.discs(contrast.mistake().seat());
    return (isInRow || cell % size % (size - 1) == 0)
        && canPlay(after, cell)
        && (own >>> after.square(cell - step) & 1) != 0
        && (own >>> after.square(cell + step) & 1) != 0;
  }

  private static boolean opensWall(Contrast<OthelloPosition> contrast, Reason reason) {
    return countMoves(contrast.played().after()) == figure(reason, 0)
        && countMoves(contrast.better().after()) == figure(reason, 1)
        && figure(reason, 0) > figure(reason, 1);
  }

  private static int countMoves(OthelloPosition position) {
    return (int)
        IntStream.of(SlowOthello.moves(position)).filter(move -> move != position.pass()).count();
  }

  private static boolean fewMoves(Contrast<OthelloPosition> contrast, Reason reason) {
    return countMoves(second(contrast.played())) == figure(reason, 0)
        && countMoves(second(contrast.better())) == figure(reason, 1)
        && figure(reason, 0) < figure(reason, 1);
  }

  private static OthelloPosition second(Continuation<OthelloPosition> line) {
    return played(line.after(), line.reply().orElseThrow());
  }

  private static boolean losesParity(Contrast<OthelloPosition> contrast, Reason reason) {
    int region = region(contrast.mistake().before(), contrast.mistake().played().getFirst());
    int better = region(contrast.mistake().before(), contrast.mistake().better());
    return region == figure(reason, 1)
        && better == figure(reason, 2)
        && region % 2 == 0
        && better % 2 == 1;
  }

  /** How many empty cells can be walked to from a cell. */
  private static int region(OthelloPosition position, int from) {
    int size = position.size();
    Set<Integer> seen = new HashSet<>(Set.of(from));
    Deque<Integer> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (int next = 0; next < size * size; next++) {
        if (isNear(size, cell, next) && isEmpty(position, next) && seen.add(next)) {
          open.push(next);
        }
      }
    }
    return seen.size();
  }

  private static boolean greedy(Contrast<OthelloPosition> contrast, Reason reason) {
    OthelloPosition before = contrast.mistake().before();
    int own = contrast.mistake().seat();
    int flips = before.score(1 - own) - contrast.played().after().score(1 - own);
    int enough = before.score(1 - own) - contrast.better().after().score(1 - own);
    return flips == figure(reason, 0) && enough == figure(reason, 1) && flips > enough;
  }

  private static boolean exposes(Contrast<OthelloPosition> contrast, Reason reason) {
    int seat = contrast.mistake().seat();
    return exposed(contrast.played().after(), seat) == figure(reason, 0)
        && exposed(contrast.better().after(), seat) == figure(reason, 1)
        && figure(reason, 0) > figure(reason, 1);
  }

  private static long exposed(OthelloPosition position, int seat) {
    int size = position.size();
    return IntStream.range(0, size * size)
        .filter(cell -> (position.discs(seat) >>> position.square(cell) & 1) != 0)
        .filter(
            cell ->
                IntStream.range(0, size * size)
                    .filter(next -> isNear(size, cell, next))
                    .anyMatch(next -> isEmpty(position, next)))
        .count();
  }

  private static boolean isNear(int size, int cell, int other) {
    return Math.abs(cell % size - other % size) <= 1 && Math.abs(cell / size - other / size) <= 1;
  }

  private static boolean isEmpty(OthelloPosition position, int cell) {
    return ((position.discs(0) | position.discs(1)) >>> position.square(cell) & 1) == 0;
  }

  /** The parts add up to the whole estimate, whose difference is told. */
  private static boolean estimate(Contrast<OthelloPosition> contrast, Reason reason) {
    int plies = figure(reason, 0);
    int seat = contrast.mistake().seat();
    int loss =
        value(at(contrast, contrast.better().line(), plies), seat)
            - value(at(contrast, contrast.played().line(), plies), seat);
    return Math.round(loss / 64f) == figure(reason, 1) && figure(reason, 2) > 0;
  }

  private static int value(OthelloPosition position, int seat) {
    PatternEvaluator evaluator = OthelloEvaluators.learnt(new PatternTuples(), RESOURCES);
    int turn = position.turn();
    int sum =
        evaluator.parts(position.discs(turn), position.discs(1 - turn)).values().stream()
            .mapToInt(Integer::intValue)
            .sum();
    assertThat(sum).isEqualTo(evaluator.of(position.discs(turn), position.discs(1 - turn)));
    return seat == turn ? sum : -sum;
  }

  private static String board(String... rows) {
    return String.join("", rows) + "-".repeat(64 - 8 * rows.length) + " X";
  }

  @Test
  void cornerGivenAwayIsTold() {
    String diagonal = board("--------", "--------", "--O-----", "---X----", "----O---");
    Mistakes<OthelloPosition> eight = ofSize(8);
    assertThat(eight.explained(eight.of(diagonal, "b2", "f6"))).contains("othello.gives-corner a1");
    assertThat(eight.explained(eight.of(diagonal, "f6", "b2")))
        .noneMatch(reason -> reason.startsWith("othello.gives-corner"));
  }

  @Test
  void edgeThatCanBeWedgedIsTold() {
    String edge = board("--X-----", "---XO---", "---OX---");
    Mistakes<OthelloPosition> eight = ofSize(8);
    assertThat(eight.explained(eight.of(edge, "e1", "d4"))).contains("othello.wedge d1");
    assertThat(eight.explained(eight.of(edge, "d4", "e1")))
        .noneMatch(reason -> reason.startsWith("othello.wedge"));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void noReasonContradictsTheRules(int size) {
    assertThat(ofSize(size).explainRandom(20, size * size - 6, size).getOrDefault("", 0))
        .isLessThan(12);
  }

  @Tag("thorough")
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void noReasonOfAThousandContradictsTheRules(int size) {
    var held = ofSize(size).explainRandom(1000, size * size - 6, size);
    assertThat(held.getOrDefault("", 0)).isLessThan(300);
  }
}
