package yomikiri.engine.learn.train;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import yomikiri.engine.file.ClaimedFolder;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.CurvePoint;
import yomikiri.engine.learn.Learner;
import yomikiri.engine.learn.LearntFile;
import yomikiri.engine.learn.LearntModel;
import yomikiri.engine.learn.RegressionFiles;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.think.GameKit;

/**
 * A folder that holds a training, claimed by this process until it is closed: the plan, what is
 * learnt so far, the learning curve, and a learnt file of each checkpoint. Every file is written as
 * a whole, and the training has come as far as what is learnt so far says.
 */
final class TrainingFolder implements Closeable {
  static final String PLAN = "training.txt";
  static final String LEARNT = "latest.learnt";
  static final String CURVE = "curve.csv";
  static final String CHECKPOINTS = "checkpoints";

  private static final String ENDING = ".learnt";
  private static final int LONGEST_PLAN = 1 << 20; // bytes

  private final ClaimedFolder folder;
  private final WholeFile files;

  private TrainingFolder(ClaimedFolder folder, Disk disk) {
    this.folder = folder;
    this.files = new WholeFile(disk);
  }

  /**
   * Makes the folder if need be and claims it for a training.
   *
   * @throws TrainingException if it is in use, cannot be written, or holds another training
   */
  static TrainingFolder claim(
      Path path, TrainingPlan plan, Function<String, Optional<GameKit<?>>> kits, Disk disk)
      throws TrainingException {
    TrainingFolder folder = null;
    boolean isClaimed = false;
    try {
      folder = new TrainingFolder(claimed(path), disk);
      WholeFile.sweep(path, Instant.MAX);
      if (Files.exists(path.resolve(PLAN))) {
        checkSame(path, plan(path, kits), plan);
      } else if (Files.exists(path.resolve(LEARNT))) {
        throw new TrainingException("training.lost", path);
      }
      WholeFile.checkPlace(path.resolve(LEARNT));
      WholeFile.checkPlace(path.resolve(CURVE));
      Files.createDirectories(path.resolve(CHECKPOINTS));
      WholeFile.sweep(path.resolve(CHECKPOINTS), Instant.MAX);
      isClaimed = true;
      return folder;
    } catch (IOException e) {
      throw TrainingException.unwritable(path, e);
    } finally {
      if (folder != null && !isClaimed) {
        folder.release();
      }
    }
  }

  private static ClaimedFolder claimed(Path path) throws IOException, TrainingException {
    return ClaimedFolder.claim(path)
        .orElseThrow(() -> new TrainingException("training.in-use", path));
  }

  private static void checkSame(Path path, TrainingPlan there, TrainingPlan here)
      throws TrainingException {
    Map<String, String> before = there.settings();
    Map<String, String> now = here.settings();
    List<String> names = Stream.of(before, now).flatMap(all -> all.keySet().stream()).toList();
    for (String name : names) {
      String known = before.getOrDefault(name, "0");
      String wanted = now.getOrDefault(name, "0");
      if (!known.equals(wanted)) {
        throw new TrainingException("training.another", path, name, known, wanted);
      }
    }
  }

  /**
   * The plan of the training in {@code folder}.
   *
   * @throws TrainingException if there is none, or none that can be read
   */
  static TrainingPlan plan(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws TrainingException {
    Path file = folder.resolve(PLAN);
    try {
      return TrainingPlan.parse(RegularFile.text(file, LONGEST_PLAN), kits);
    } catch (NoSuchFileException e) {
      throw new TrainingException("training.none", folder);
    } catch (IOException e) {
      throw TrainingException.unreadable(file, e);
    } catch (NotationException e) {
      throw TrainingException.malformed(file.toString(), e);
    }
  }

  Path path() {
    return folder.path();
  }

  /** Copies what the training learns from into the folder, where it is not there yet. */
  void take(RegressionFiles sources) throws TrainingException {
    sources.copyTo(path(), files);
  }

  /** Keeps the plan of a training that can begin; from here the folder is this training's. */
  void begin(TrainingPlan plan) throws TrainingException {
    Path file = path().resolve(PLAN);
    try {
      if (!Files.exists(file)) {
        files.write(file, plan.text());
      }
    } catch (IOException e) {
      throw TrainingException.unwritable(path(), e);
    }
  }

  /** What was learnt before, if anything. */
  Optional<LearntModel<?>> model(TrainingPlan plan, Function<String, Optional<GameKit<?>>> kits)
      throws TrainingException {
    Optional<LearntModel<?>> model = latest(path(), kits);
    if (model.isPresent() && !model.get().plan().equals(plan)) {
      throw new TrainingException("training.foreign", path().resolve(LEARNT));
    }
    return model;
  }

  /** What was saved last in {@code folder}, if anything. */
  static Optional<LearntModel<?>> latest(Path folder, Function<String, Optional<GameKit<?>>> kits)
      throws TrainingException {
    Path file = folder.resolve(LEARNT);
    return Files.exists(file) ? Optional.of(LearntModel.read(file, kits)) : Optional.empty();
  }

  /** Keeps what is learnt so far; from here the training goes on. */
  <P extends DuelPosition> void save(
      TrainingPlan plan, long episodes, List<CurvePoint> curve, Learner<P> learner)
      throws TrainingException {
    write(path().resolve(LEARNT), plan, episodes, curve, learner, true);
    writeCurve(curve, learner.fullMargin());
  }

  /** Writes the learnt file of a checkpoint, in short. */
  <P extends DuelPosition> void checkpoint(
      TrainingPlan plan, long episodes, List<CurvePoint> curve, Learner<P> learner)
      throws TrainingException {
    Path file = path().resolve(CHECKPOINTS).resolve(episodes + ENDING);
    write(file, plan, episodes, curve, learner, false);
  }

  private <P extends DuelPosition> void write(
      Path file,
      TrainingPlan plan,
      long episodes,
      List<CurvePoint> curve,
      Learner<P> learner,
      boolean isWhole)
      throws TrainingException {
    try (Draft draft = files.draft(file)) {
      LearntFile.write(draft.stream(), plan, episodes, curve, learner, isWhole);
      draft.finish();
    } catch (IOException e) {
      throw TrainingException.unwritable(file, e);
    }
  }

  /** Writes the curve for spreadsheets; for {@code fullMargin} see {@link Learner#fullMargin}. */
  void writeCurve(List<CurvePoint> curve, int fullMargin) throws TrainingException {
    Path file = path().resolve(CURVE);
    try {
      files.write(file, CurveCsv.text(curve, fullMargin));
    } catch (IOException e) {
      throw TrainingException.unwritable(file, e);
    }
  }

  /** The checkpoints of the training in {@code folder}, the first one first. */
  static List<Checkpoint> checkpoints(Path folder) throws TrainingException {
    List<Checkpoint> checkpoints = new ArrayList<>();
    Path inner = folder.resolve(CHECKPOINTS);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(inner, "*" + ENDING)) {
      for (Path file : files) {
        String name = String.valueOf(file.getFileName()).replace(ENDING, "");
        if (name.matches("\\d{1,15}")) {
          checkpoints.add(new Checkpoint(Long.parseLong(name), file));
        }
      }
    } catch (NoSuchFileException none) {
      return List.of();
    } catch (IOException e) {
      throw TrainingException.unreadable(inner, e);
    }
    checkpoints.sort(Comparator.comparingLong(Checkpoint::episodes));
    return checkpoints;
  }

  /** {@link #close}, explained in a sentence if it fails. */
  void release() throws TrainingException {
    try {
      close();
    } catch (IOException e) {
      throw TrainingException.unwritable(path(), e);
    }
  }

  @Override
  public void close() throws IOException {
    folder.close();
  }

  /** A learning curve as a table for spreadsheets. */
  static final class CurveCsv {
    private CurveCsv() {}

    /**
     * One line a point below the names of the columns.
     *
     * @param fullMargin where the start's value is given as a margin; 0 where it is a reward
     */
    static String text(List<CurvePoint> curve, int fullMargin) {
      String start = fullMargin == 0 ? "value" : "margin";
      StringBuilder text =
          new StringBuilder("episodes," + start + ",share,low,high,games,states\n");
      for (CurvePoint point : curve) {
        EloEstimate share = point.share();
        text.append(
            String.format(
                Locale.ROOT,
                "%d,%.4f,%.4f,%.4f,%.4f,%d,%d\n",
                point.episodes(),
                fullMargin == 0 ? point.value() : point.margin(fullMargin),
                share.rate(),
                share.interval().low(),
                share.interval().high(),
                point.results().games(),
                point.states()));
      }
      return text.toString();
    }
  }
}
