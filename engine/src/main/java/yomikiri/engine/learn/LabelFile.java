package yomikiri.engine.learn;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntConsumer;
import yomikiri.engine.file.Claim;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.Shard;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Keys;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;

/**
 * Files of labelled games: a first line with the version, the lines of the {@link LabelPlan}, an
 * empty line, then one line for each game. An unfinished file is resumed: its last line, if it has
 * no end, is played again.
 */
public final class LabelFile {
  private static final String FIRST = "yomikiri-labelled 1";

  private final Path path;
  private final Function<String, Optional<GameKit<?>>> kits;

  /**
   * @param kits finds a game by its id
   */
  public LabelFile(Path path, Function<String, Optional<GameKit<?>>> kits) {
    this.path = path;
    this.kits = kits;
  }

  // ---- making

  /**
   * Plays the games of a plan that the file does not hold yet.
   *
   * @param told how many it holds, after each
   * @param isStopped asked after each game
   * @return how many games it holds
   * @throws TrainingException if it holds games of another plan, is being made already, or cannot
   *     be written
   */
  public int make(LabelPlan plan, IntConsumer told, BooleanSupplier isStopped)
      throws TrainingException {
    GameKit<DuelPosition> kit = kits.apply(plan.game()).flatMap(GameKit::asDuel).orElseThrow();
    Labeller<DuelPosition> labeller = new Labeller<>(plan, kit);
    String head = head(plan);
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      if (!Claim.take(file.getChannel())) {
        throw new TrainingException(
            "label.in-use",
            List.of(path.toString()),
            path + ": another run is labelling games for this file");
      }
      int number = plan.first() + held(file, head);
      while (number < plan.end() && !isStopped.getAsBoolean()) {
        String line = labeller.play(number).text(kit.game());
        file.write(line.getBytes(StandardCharsets.UTF_8));
        told.accept(++number - plan.first());
      }
      return number - plan.first();
    } catch (IOException e) {
      throw TrainingException.unwritable(path, e);
    }
  }

  private static String head(LabelPlan plan) {
    StringBuilder head = new StringBuilder(FIRST).append('\n');
    plan.settings()
        .forEach((name, value) -> head.append(name).append(' ').append(value).append('\n'));
    return head.append('\n').toString();
  }

  /** How many whole lines of games a file holds, behind which it is cut off. */
  private int held(RandomAccessFile file, String head) throws IOException, TrainingException {
    byte[] begin = head.getBytes(StandardCharsets.UTF_8);
    if (file.length() < begin.length) {
      byte[] there = new byte[(int) file.length()];
      file.readFully(there);
      if (!head.startsWith(new String(there, StandardCharsets.UTF_8))) {
        throw another();
      }
      file.setLength(0);
      file.write(begin);
      return 0;
    }
    byte[] there = new byte[begin.length];
    file.readFully(there);
    if (!Arrays.equals(there, begin)) {
      throw another();
    }
    int lines = 0;
    long end = begin.length;
    byte[] buffer = new byte[1 << 16];
    long at = end;
    for (int read = file.read(buffer); read > 0; read = file.read(buffer)) {
      for (int i = 0; i < read; i++) {
        at++;
        if (buffer[i] == '\n') {
          lines++;
          end = at;
        }
      }
    }
    file.setLength(end);
    file.seek(end);
    return lines;
  }

  private TrainingException another() {
    return new TrainingException(
        "label.another",
        List.of(path.toString()),
        path + ": this holds something else, or games labelled in another way");
  }

  // ---- reading

  /** What a file holds. */
  public record Labelled(LabelPlan plan, List<LabelledGame> games) {}

  /**
   * Reads a file and plays all its games.
   *
   * @throws TrainingException if it cannot be read, or is not such a file, or is damaged
   */
  public Labelled read() throws TrainingException {
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      if (!FIRST.equals(reader.readLine())) {
        throw new TrainingException(
            "label.none",
            List.of(path.toString()),
            path + ": this is not a file of labelled games");
      }
      List<String> head = new ArrayList<>();
      for (String line = reader.readLine();
          line != null && !line.isEmpty();
          line = reader.readLine()) {
        head.add(line);
      }
      LabelPlan plan = plan(head);
      GameKit<DuelPosition> kit = kits.apply(plan.game()).flatMap(GameKit::asDuel).orElseThrow();
      return new Labelled(plan, games(reader, plan, kit.game(), head.size() + 2));
    } catch (IOException e) {
      throw TrainingException.unreadable(path, e);
    } catch (NotationException e) {
      throw TrainingException.malformed(path.toString(), e);
    }
  }

  private LabelPlan plan(List<String> lines) throws NotationException {
    try {
      return LabelPlan.parse(lines, kits);
    } catch (NotationException e) {
      throw e.movedTo(e.line() + 1, 0);
    }
  }

  /**
   * Where a game begins.
   *
   * @param seed of its plan
   */
  public static <P extends DuelPosition> P start(Game<P> game, long seed, int number) {
    return game.newPosition(Keys.mixed(seed) + number);
  }

  private static <P extends DuelPosition> List<LabelledGame> games(
      BufferedReader reader, LabelPlan plan, Game<P> game, int linesBefore)
      throws IOException, NotationException {
    List<LabelledGame> games = new ArrayList<>();
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      int number = plan.first() + games.size();
      P start = start(game, plan.seed(), number);
      LabelledGame read = LabelledGame.parse(line, game, start, linesBefore + games.size() + 1);
      if (read.number() != number || number >= plan.end()) {
        throw new NotationException(
            linesBefore + games.size() + 1,
            1,
            "label.number",
            List.of(Integer.toString(number), Integer.toString(read.number())),
            "expected game " + number + ", found game " + read.number());
      }
      games.add(read);
    }
    return games;
  }

  // ---- joining

  /** Whether a file says that it holds labelled games. */
  public static boolean isOne(Path file) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] begin = in.readNBytes(FIRST.length());
      return FIRST.equals(new String(begin, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      return false; // whoever reads it says why
    }
  }

  /**
   * Joins parts, in any order, into the file that they would be if they had been made in one.
   *
   * @return how many games it holds
   * @throws TrainingException if the parts do not belong together, or one is missing or unfinished
   */
  public int join(List<Path> parts) throws TrainingException {
    List<Labelled> read = new ArrayList<>();
    for (Path part : parts) {
      Labelled labelled = new LabelFile(part, kits).read();
      checkWhole(part, labelled);
      read.add(labelled);
    }
    LabelPlan whole = read.getFirst().plan().part(Shard.WHOLE);
    read.sort(Comparator.comparingInt(part -> part.plan().first()));
    int next = 0;
    for (Labelled part : read) {
      if (!part.plan().part(Shard.WHOLE).equals(whole)) {
        throw new TrainingException(
            "label.mixed", List.of(), "these parts were not made in the same way");
      }
      if (part.plan().first() != next) {
        throw missing(next);
      }
      next = part.plan().end();
    }
    if (next != whole.games()) {
      throw missing(next);
    }
    write(whole, read);
    return next;
  }

  private static void checkWhole(Path part, Labelled labelled) throws TrainingException {
    int planned = labelled.plan().size();
    int held = labelled.games().size();
    if (held != planned) {
      throw new TrainingException(
          "label.unfinished",
          List.of(part.toString(), Integer.toString(held), Integer.toString(planned)),
          part + ": this part is not finished: it holds " + held + " of " + planned + " games");
    }
  }

  private static TrainingException missing(int first) {
    return new TrainingException(
        "label.missing",
        List.of(Integer.toString(first)),
        "expected the part that begins with game " + first);
  }

  private void write(LabelPlan whole, List<Labelled> parts) throws TrainingException {
    Game<?> game = kits.apply(whole.game()).orElseThrow().game();
    try (Draft draft = new WholeFile(Disk.REAL).draft(path)) {
      draft.write(head(whole));
      for (Labelled part : parts) {
        for (LabelledGame one : part.games()) {
          draft.write(one.text(game));
        }
      }
      draft.finish();
    } catch (IOException e) {
      throw TrainingException.unwritable(path, e);
    }
  }
}
