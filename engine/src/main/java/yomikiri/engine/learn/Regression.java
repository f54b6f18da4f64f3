package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.learn.LabelFile.Labelled;
import yomikiri.engine.learn.LabelledGame.Label;
import yomikiri.engine.learn.TdLearning.DecayingRate;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/**
 * Fits an n-tuple network to labelled games by stochastic gradient descent (Robbins and Monro 1951;
 * the rule of Widrow and Hoff 1960): an episode is one game, whose labelled positions are each
 * brought nearer to their labels. The games are gone through in turn, again and again; the share α
 * falls by a constant factor from episode to episode.
 *
 * <p>It learns from two files in the training's folder: the labelled games, and, unless it begins
 * with nothing, a learnt file, see {@link RegressionFiles}. Their checksums are settings, so that
 * the plan still decides all.
 */
final class Regression<P extends DuelPosition> implements NetworkLearner<P> {
  static final String NAME = "regression";

  static final Parameter OF_LABELLED = Parameter.ofName("labelled");
  static final Parameter OF_FROM = Parameter.ofName("from");

  private static final String NONE = "none";

  static final LearnerType TYPE =
      new LearnerType(
          PlayerSpec.of(NAME)
              .with("episodes", "100000")
              .with("alpha", "0.2")
              .with("final", "0.01")
              .with("labelled", NONE)
              .with("from", NONE),
          List.of(
              LearnerType.EPISODES, DecayingRate.ALPHA, DecayingRate.FINAL, OF_LABELLED, OF_FROM),
          true,
          Regression::new);

  private final GameKit<P> kit;
  private final Game<P> game;
  private final PlayerSpec settings;
  private final DecayingRate alpha;
  private final TupleNetwork<P> network;
  private final P position;
  private final int[] picks;
  private List<LabelledGame> games = List.of();
  private long seed; // of the games
  private boolean isBegun;

  private Regression(GameKit<P> kit, P start, PlayerSpec settings, long seed) {
    this.kit = kit;
    this.game = kit.game();
    this.settings = settings;
    this.alpha = DecayingRate.of(settings);
    this.network = new TupleNetwork<>(kit.tuples().orElseThrow());
    this.position = game.copyOf(start);
    this.picks = new int[network.count()];
  }

  @Override
  public void prepare(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws TrainingException {
    Path labelled = folder.resolve(RegressionFiles.LABELLED);
    check(labelled, OF_LABELLED);
    Labelled read = new LabelFile(labelled, kits).read();
    games = read.games();
    seed = read.plan().seed();
    if (games.isEmpty()) {
      throw new TrainingException("regression.empty", labelled);
    }
    if (!isBegun && !settings.setting(OF_FROM.name()).orElse(NONE).equals(NONE)) {
      Path from = folder.resolve(RegressionFiles.FROM);
      check(from, OF_FROM);
      begin(from);
    }
  }

  private void begin(Path from) throws TrainingException {
    try (InputStream in = RegularFile.open(from)) {
      network.become(
          LearntFile.readNetwork(in, from.toString(), game.id(), kit.tuples().orElseThrow()));
    } catch (IOException e) {
      throw TrainingException.unreadable(from, e);
    }
  }

  /** Makes sure that a file is the one that the plan names. */
  private void check(Path file, Parameter parameter) throws TrainingException {
    String expected = settings.setting(parameter.name()).orElse(NONE);
    if (!expected.equals(RegressionFiles.checksum(file))) {
      throw RegressionFiles.another(file);
    }
  }

  @Override
  public void episode(long number) {
    isBegun = true;
    LabelledGame one = games.get((int) (number % games.size()));
    game.copy(LabelFile.start(game, seed, one.number()), position);
    double step = alpha.at(number);
    int ply = 0;
    for (Label label : one.labels()) {
      while (ply < label.ply()) {
        position.play(one.moves().get(ply++));
      }
      network.worth(position, picks, 0);
      network.learn(picks, 0, label.worth(), step);
    }
  }

  @Override
  public Game<P> game() {
    return game;
  }

  @Override
  public TupleNetwork<P> network() {
    return network;
  }

  @Override
  public void read(DataInput in) throws IOException {
    isBegun = true;
    NetworkLearner.super.read(in);
  }
}
