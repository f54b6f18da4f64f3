package yomikiri.engine.learn;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FakeTicker;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.SearchContext;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.think.Verdict;

/** Learnt files, whole and damaged, and the players that go by them. */
final class LearntFileTest {
  private static final CurvePoint POINT = new CurvePoint(100, 0.5, new Tally(3, 2, 1), 50);

  private static byte[] file(boolean isWhole) throws NotationException, IOException {
    return file("qlearning:episodes=100", isWhole);
  }

  private static byte[] file(String spec, boolean isWhole) throws NotationException, IOException {
    GameKit<DuelPosition> kit = Learning.ticTacToe(CellTuples.LINES);
    DuelPosition start = kit.game().newPosition(0);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LearntFile.write(
        out,
        Learning.plan(kit, start, spec),
        100,
        List.of(POINT),
        Learning.learnt(kit, start, spec),
        isWhole);
    return out.toByteArray();
  }

  private static LearntModel<?> read(byte[] file) throws TrainingException, IOException {
    return LearntFile.read(new ByteArrayInputStream(file), "some.learnt", Learning::kits);
  }

  @ParameterizedTest
  @ValueSource(strings = {"qlearning:episodes=100", "td:episodes=100"})
  void whatIsReadIsWrittenTheSame(String learner) throws Exception {
    byte[] file = file(learner, true);
    LearntModel<?> model = read(file);
    assertThat(model.episodes()).isEqualTo(100);
    assertThat(model.curve()).containsExactly(POINT);
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    LearntFile.write(again, model.plan(), model.episodes(), model.curve(), model.learner(), true);
    assertThat(again.toByteArray()).isEqualTo(file);
  }

  static List<List<CurvePoint>> aCurveThatNobodyCanHaveLearntIsDamage() {
    Tally results = POINT.results();
    return List.of(
        List.of(new CurvePoint(-1, 0.5, results, 50)),
        List.of(new CurvePoint(100, Double.NaN, results, 50)),
        List.of(new CurvePoint(100, Double.POSITIVE_INFINITY, results, 50)),
        List.of(new CurvePoint(100, 1.5, results, 50)),
        List.of(new CurvePoint(100, -0.5, results, 50)),
        List.of(new CurvePoint(100, 0.5, new Tally(-3, 2, 1), 50)),
        List.of(new CurvePoint(100, 0.5, new Tally(3, -2, 1), 50)),
        List.of(new CurvePoint(100, 0.5, new Tally(3, 2, -1), 50)),
        List.of(new CurvePoint(100, 0.5, new Tally(Integer.MAX_VALUE, 1, 0), 50)),
        List.of(new CurvePoint(100, 0.5, results, -50)),
        List.of(new CurvePoint(101, 0.5, results, 50)),
        List.of(POINT, POINT));
  }

  /** The sum of all bytes is right. */
  @ParameterizedTest
  @MethodSource
  void aCurveThatNobodyCanHaveLearntIsDamage(List<CurvePoint> curve) throws Exception {
    LearntModel<?> sound = read(file("td:episodes=100", true));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LearntFile.write(out, sound.plan(), 100, curve, sound.learner(), true);
    assertThatThrownBy(() -> read(out.toByteArray()))
        .hasMessage("some.learnt: this file is damaged");
  }

  @Test
  void aNetworkInShortSaysNearlyTheSame() throws Exception {
    LearntModel<?> whole = read(file("td:episodes=100", true));
    LearntModel<?> small = read(file("td:episodes=100", false));
    assertThat(small.weights()).isEqualTo(whole.weights()).isEqualTo(8 * 27);
    List<RankedMove> exact = moves(whole);
    Map<Integer, Double> rounded =
        moves(small).stream().collect(toMap(RankedMove::move, LearntFileTest::value));
    assertThat(exact).hasSize(9);
    for (RankedMove move : exact) {
      assertThat(rounded.get(move.move())).isCloseTo(value(move), within(0.002));
    }
  }

  private static double value(RankedMove move) {
    return ((Verdict.Learnt) move.verdict()).value();
  }

  @SuppressWarnings("unchecked")
  private static List<RankedMove> moves(LearntModel<?> model) {
    return ((LearntModel<DuelPosition>) model)
        .moves(model.kit().asDuel().orElseThrow().game().newPosition(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"qlearning:episodes=20", "td:episodes=100"})
  void everyByteThatIsWrongIsNoticed(String learner) throws Exception {
    byte[] file = file(learner, false);
    for (int i = 0; i < file.length; i++) {
      byte[] damaged = file.clone();
      damaged[i] ^= 4;
      TrainingException fault = catchThrowableOfType(TrainingException.class, () -> read(damaged));
      assertThat(fault).as("byte " + i).isNotNull();
      assertThat(fault.sentence()).startsWith("some.learnt").doesNotContain("\n");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"qlearning:episodes=20", "td:episodes=100"})
  void everyFileCutShortIsNoticed(String learner) throws Exception {
    byte[] file = file(learner, false);
    for (int length = 0; length < file.length; length++) {
      byte[] cut = Arrays.copyOf(file, length);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(TrainingException.class);
    }
    byte[] cut = Arrays.copyOf(file, file.length - 1);
    assertThatThrownBy(() -> read(cut))
        .hasMessage("some.learnt: this file is incomplete: its end is missing");
    byte[] longer = Arrays.copyOf(file, file.length + 1);
    assertThatThrownBy(() -> read(longer)).hasMessage("some.learnt: this file is damaged");
  }

  @Test
  void aNewerVersionAndOtherFilesAreSaidToBeSuch() {
    assertThatThrownBy(() -> read("yomikiri-learnt 2\n".getBytes(StandardCharsets.UTF_8)))
        .hasMessage("some.learnt: this file has version 2, but only 1 can be read");
    assertThatThrownBy(() -> read("PK\u0003\u0004".getBytes(StandardCharsets.UTF_8)))
        .hasMessage("some.learnt: this file holds no learnt weights");
  }

  private static Catalog with(byte[] file) {
    return Catalog.of(
        new ResourceCache(
            name -> name.matches("learnt-.*:here") ? new ByteArrayInputStream(file) : null));
  }

  @Test
  void aPlayerGoesByAFile() throws Exception {
    Catalog catalog = with(file(true));
    GameKit<?> kit = catalog.kit("tictactoe").orElseThrow();
    assertThat(kit.parseSpec("learnt:file=here")).hasToString("learnt:file=here");
  }

  /** A network of a game, of which next to nothing is learnt. */
  private static byte[] network(String game) throws Exception {
    TrainingPlan plan = Learning.plan(game, "td:episodes=2");
    GameKit<DuelPosition> kit = Learning.kit(game);
    Learner<DuelPosition> learner = plan.newLearner(kit);
    learner.episode(0);
    learner.episode(1);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LearntFile.write(out, plan, 2, List.of(), learner, false);
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"trapez", "othello-8"})
  void anEvaluationGoesByANetwork(String game) throws Exception {
    GameKit<?> kit = with(network(game)).kit(game).orElseThrow();
    assertThat(kit.parseSpec("greedy:eval=learnt:here"))
        .isEqualTo(kit.parseSpec("greedy:eval=learnt,file=here"))
        .hasToString("greedy:eval=learnt,file=here");
    assertThat(kit.parseSpec("alphabeta:depth=2,eval=learnt:here"))
        .hasToString("alphabeta:depth=2,eval=learnt,file=here");
    assertThat(kit.parseSpec("learnt:file=here")).hasToString("learnt:file=here");
  }

  /** Greedy play by a network as an evaluation is what the learnt player does. */
  @Test
  void theEvaluationRanksMovesAsTheLearntPlayerDoes() throws Exception {
    GameKit<DuelPosition> kit =
        with(network("trapez")).kit("trapez").orElseThrow().asDuel().orElseThrow();
    DuelPosition start = kit.game().newPosition(0);
    start.play(kit.game().notation().parseMove("b2:3"));
    RankedMove greedy = first(kit, "greedy:eval=learnt:here", start);
    List<RankedMove> learnt = reported(kit, "learnt:file=here", start);
    double best = value(learnt.getFirst());
    assertThat(learnt.stream().mapToDouble(LearntFileTest::value).distinct().count())
        .isGreaterThan(3);
    assertThat(learnt.stream().filter(move -> value(move) > best - 0.001).map(RankedMove::move))
        .contains(greedy.move());
  }

  private static RankedMove first(GameKit<DuelPosition> kit, String spec, DuelPosition at)
      throws NotationException {
    return reported(kit, spec, at).getFirst();
  }

  private static List<RankedMove> reported(GameKit<DuelPosition> kit, String spec, DuelPosition at)
      throws NotationException {
    List<SearchReport> reports = new ArrayList<>();
    TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, () -> 0);
    kit.build(kit.parseSpec(spec), 1)
        .choose(kit.game().copyOf(at), at.turn(), new SearchContext(clock, true, reports::add));
    return reports.getLast().moves();
  }

  @Test
  void whatIsWrongWithAnEvaluationsFileIsSaidWhereItIsNamed() throws Exception {
    byte[] trapez = network("trapez");
    assertThat(fault(with(trapez), "trapez", "greedy:eval=learnt:there"))
        .hasMessage("there is no learnt file there");
    assertThat(fault(with(trapez), "othello-8", "greedy:eval=learnt:here"))
        .hasMessage("here: this was not learnt from games of othello-8");
    assertThat(fault(with(table("trapez")), "trapez", "greedy:eval=learnt:here"))
        .hasMessage("here: this holds a table, but only a network can serve as an evaluation");
    assertThat(fault(with(new byte[0]), "trapez", "greedy:eval=learnt:here"))
        .hasMessage("here: this file holds no learnt weights");
    assertThat(fault(with(Arrays.copyOf(trapez, 2000)), "trapez", "greedy:eval=learnt:here"))
        .hasMessage("here: this file is incomplete: its end is missing");
    byte[] damaged = trapez.clone();
    damaged[trapez.length / 2] ^= 1;
    assertThat(fault(with(damaged), "trapez", "greedy:eval=learnt:here"))
        .hasMessageStartingWith("here: this file is ");
    assertThat(fault(with(trapez), "trapez", "mcts:playouts=5,eval=learnt:there").column())
        .isEqualTo("mcts:playouts=5,eval=learnt,file=".length() + 1);
  }

  private static byte[] table(String game) throws Exception {
    TrainingPlan plan = Learning.plan(game, "qlearning:episodes=2");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LearntFile.write(out, plan, 0, List.of(), plan.newLearner(Learning.kit(game)), false);
    return out.toByteArray();
  }

  @Test
  void aPlayerGoesByTheFileAsItIsWhenItsGameBegins(@TempDir Path folder) throws Exception {
    ResourceCache resources = new ResourceCache(LearntFiles.orElse(folder, name -> null));
    GameKit<DuelPosition> kit =
        Catalog.of(resources).kit("tictactoe").flatMap(GameKit::asDuel).orElseThrow();
    PlayerSpec spec = LearntPlayer.spec("own/latest.learnt");
    Player<DuelPosition> early = kit.build(spec, 1);
    assertThat(fault(kit, spec.toString())).hasMessage("there is no learnt file own/latest.learnt");
    Files.createDirectory(folder.resolve("own"));
    Path file = folder.resolve("own/latest.learnt");
    Files.write(file, file(true));
    assertThat(kit.parseSpec(spec.toString())).isEqualTo(spec);
    DuelPosition start = kit.game().newPosition(0);
    int move = early.choose(kit.game().copyOf(start), 0, silent());
    Files.write(file, new byte[] {1});
    assertThat(fault(kit, spec.toString()))
        .hasMessage("own/latest.learnt: this file holds no learnt weights");
    assertThat(early.choose(start, 0, silent())).isEqualTo(move);
  }

  private static SearchContext silent() {
    return SearchContext.silent(TimeKeeper.start(Budget.UNLIMITED, new FakeTicker(1)));
  }

  private static NotationException fault(GameKit<?> kit, String spec) {
    return catchThrowableOfType(NotationException.class, () -> kit.parseSpec(spec));
  }

  @Test
  void whatIsWrongWithAPlayersFileIsSaidWhereItIsNamed() throws Exception {
    byte[] file = file(true);
    assertThat(fault(with(file), "tictactoe", "learnt:file=there"))
        .hasMessage("there is no learnt file there");
    assertThat(fault(with(file), "trapez", "learnt:file=here"))
        .hasMessage("here: this was learnt from games of tictactoe, not of trapez");
    assertThat(fault(with(new byte[0]), "tictactoe", "learnt:file=here"))
        .hasMessage("here: this file holds no learnt weights");
    assertThat(fault(with(file), "tictactoe", "learnt"))
        .hasMessage("learnt needs at least one of file");
    assertThat(fault(with(file), "tictactoe", "learnt:file=there").column()).isEqualTo(13);
  }

  private static NotationException fault(Catalog catalog, String game, String spec) {
    return fault(catalog.kit(game).orElseThrow(), spec);
  }
}
