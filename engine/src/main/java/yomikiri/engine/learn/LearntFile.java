package yomikiri.engine.learn;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.learn.VarInts.CorruptDataException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TupleFeatures;

/**
 * Learnt files: a first line with the version, a line with the number of episodes, the lines of the
 * {@link TrainingPlan}, an empty line; then in binary the learning curve, what was learnt, and the
 * CRC-32C of all bytes before.
 */
public final class LearntFile {
  private static final String FORMAT = "yomikiri-learnt";
  private static final int VERSION = 1;
  private static final int LONGEST_LINE = 10_000;
  private static final int MOST_LINES = 100;
  private static final int LINES_BEFORE_PLAN = 2;

  private LearntFile() {}

  /** Writes what was learnt so far; for {@code isWhole} see {@link Learner#write}. */
  public static <P extends DuelPosition> void write(
      OutputStream out,
      TrainingPlan plan,
      long episodes,
      List<CurvePoint> curve,
      Learner<P> learner,
      boolean isWhole)
      throws IOException {
    CRC32C checksum = new CRC32C();
    DataOutputStream data = new DataOutputStream(new CheckedOutputStream(out, checksum));
    String head = FORMAT + " " + VERSION + "\nepisodes " + episodes + "\n" + plan.text() + "\n";
    data.write(head.getBytes(StandardCharsets.UTF_8));
    data.writeInt(curve.size());
    for (CurvePoint point : curve) {
      point.write(data);
    }
    learner.write(data, isWhole);
    data.writeInt((int) checksum.getValue());
    data.flush();
  }

  /**
   * Reads what {@link #write} wrote, to the end of {@code in}.
   *
   * @param name of the file, for sentences
   * @throws TrainingException if it is not such a file, or is damaged
   * @throws IOException if {@code in} cannot be read
   */
  public static LearntModel<?> read(
      InputStream in, String name, Function<String, Optional<GameKit<?>>> kits)
      throws IOException, TrainingException {
    return new Reader(in, name).read(kits);
  }

  /**
   * Reads the weights of a network from what {@link #write} wrote.
   *
   * @param game the id of the game they have to be for
   * @param tuples what networks see of this game
   * @throws TrainingException if it is not such a file, or is damaged
   * @throws IOException if {@code in} cannot be read
   */
  static <P extends DuelPosition> TupleNetwork<P> readNetwork(
      InputStream in, String name, String game, TupleFeatures<P> tuples)
      throws IOException, TrainingException {
    return new Reader(in, name).network(game, tuples);
  }

  private static final class Reader {
    private final String name;
    private final CRC32C checksum = new CRC32C();
    private final DataInputStream data;

    Reader(InputStream in, String name) {
      this.name = name;
      this.data =
          new DataInputStream(new CheckedInputStream(new BufferedInputStream(in), checksum));
    }

    LearntModel<?> read(Function<String, Optional<GameKit<?>>> kits)
        throws IOException, TrainingException {
      checkVersion();
      try {
        long episodes = episodes(line());
        StringBuilder plan = new StringBuilder();
        String line = line();
        for (int i = 0; i < MOST_LINES && !line.isEmpty(); i++) {
          plan.append(line).append('\n');
          line = line();
        }
        TrainingPlan parsed = TrainingPlan.parse(plan.toString(), kits);
        GameKit<?> kit = kits.apply(parsed.game()).orElseThrow();
        return body(parsed, episodes, kit.asDuel().orElseThrow());
      } catch (EOFException e) {
        throw cutShort();
      } catch (CorruptDataException e) {
        throw damaged();
      } catch (NotationException e) {
        throw TrainingException.malformed(name, e.movedTo(e.line() + LINES_BEFORE_PLAN, 0));
      }
    }

    <P extends DuelPosition> TupleNetwork<P> network(String game, TupleFeatures<P> tuples)
        throws IOException, TrainingException {
      checkVersion();
      try {
        List<String> head = new ArrayList<>();
        for (String line = line(); !line.isEmpty() && head.size() < MOST_LINES; line = line()) {
          head.add(line);
        }
        if (!head.contains("game " + game)) {
          throw new TrainingException("learnt.game", name, game);
        }
        if (head.stream().anyMatch(line -> line.startsWith("learner " + QLearning.NAME))) {
          throw new TrainingException("learnt.table", name);
        }
        curve();
        TupleNetwork<P> network = new TupleNetwork<>(tuples);
        network.read(data);
        checkEnd();
        return network;
      } catch (EOFException e) {
        throw cutShort();
      } catch (CorruptDataException e) {
        throw damaged();
      }
    }

    private void checkVersion() throws IOException, TrainingException {
      TrainingException another = new TrainingException("learnt.another", name);
      String line;
      try {
        line = line();
      } catch (EOFException | CorruptDataException e) {
        throw another;
      }
      if (!line.matches(FORMAT + " \\d{1,9}")) {
        throw another;
      }
      String version = line.substring(FORMAT.length() + 1);
      if (Integer.parseInt(version) != VERSION) {
        throw new TrainingException("learnt.version", name, version, VERSION);
      }
    }

    private long episodes(String line) throws TrainingException {
      if (!line.matches("episodes \\d{1,15}")) {
        throw damaged();
      }
      return Long.parseLong(line.substring("episodes ".length()));
    }

    private <P extends DuelPosition> LearntModel<P> body(
        TrainingPlan plan, long episodes, GameKit<P> kit) throws IOException, TrainingException {
      List<CurvePoint> curve = curve();
      Learner<P> learner = plan.newLearner(kit);
      learner.read(data);
      checkEnd();
      boolean runsAhead = !curve.isEmpty() && curve.getLast().episodes() > episodes;
      if (episodes > plan.episodes() || runsAhead) {
        throw damaged();
      }
      return new LearntModel<>(plan, kit, episodes, curve, learner);
    }

    private List<CurvePoint> curve() throws IOException {
      List<CurvePoint> curve = new ArrayList<>();
      int points = data.readInt();
      if (points < 0) {
        throw new CorruptDataException("less than no points");
      }
      long before = -1;
      for (int i = 0; i < points; i++) {
        CurvePoint point = CurvePoint.read(data);
        if (point.episodes() <= before) {
          throw new CorruptDataException("the points of the curve are out of order");
        }
        before = point.episodes();
        curve.add(point);
      }
      return curve;
    }

    private void checkEnd() throws IOException, TrainingException {
      int expected = (int) checksum.getValue();
      if (data.readInt() != expected || data.read() >= 0) {
        throw damaged();
      }
    }

    /** The next line, without its end. */
    private String line() throws IOException {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      byte next = data.readByte();
      while (next != '\n') {
        line.write(next);
        if (line.size() > LONGEST_LINE) {
          throw new CorruptDataException("a line is too long");
        }
        next = data.readByte();
      }
      return line.toString(StandardCharsets.UTF_8);
    }

    private TrainingException cutShort() {
      return new TrainingException("learnt.short", name);
    }

    private TrainingException damaged() {
      return new TrainingException("learnt.damaged", name);
    }
  }
}
