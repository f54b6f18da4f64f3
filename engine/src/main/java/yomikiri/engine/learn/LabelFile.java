package yomikiri.engine.learn;

import java.io.IOException;
import java.io.InputStream;
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
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.GrowingFile;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.file.Shard;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.file.WholeLines;
import yomikiri.engine.game.DuelPosition;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.PlainText;
import yomikiri.engine.think.GameKit;

/**
 * Files of labelled games: a first line with the version, the lines of the {@link LabelPlan}, an
 * empty line, then one line for each game. An unfinished file is resumed: its last line, if it has
 * no end, is played again.
 */
public final class LabelFile {
  private static final String FIRST = "yomikiri-labelled 1";
  private static final int MARK = 3; // bytes of a byte order mark

  private final Path path;
  private final Function<String, Optional<GameKit<?>>> kits;
  private final Disk disk;

  /** To be read, from the disk of this computer. */
  public LabelFile(Path path, Function<String, Optional<GameKit<?>>> kits) {
    this(path, kits, Disk.REAL);
  }

  /** {@code kits} finds a game by its id; {@code disk} is written to. */
  public LabelFile(Path path, Function<String, Optional<GameKit<?>>> kits, Disk disk) {
    this.path = path;
    this.kits = kits;
    this.disk = disk;
  }

  // ---- making

  /**
   * Plays the games of a plan that the file does not hold yet.
   *
   * @param made given how many it holds, after each
   * @return how many games it holds
   * @throws TrainingException if it holds games of another plan, is being made already, or cannot
   *     be written
   */
  public int make(LabelPlan plan, IntConsumer made, BooleanSupplier isStopped)
      throws TrainingException {
    GameKit<DuelPosition> kit = kits.apply(plan.game()).flatMap(GameKit::asDuel).orElseThrow();
    Labeller<DuelPosition> labeller = new Labeller<>(plan, kit);
    String head = head(plan);
    try (GrowingFile file = claimed()) {
      int number = plan.first() + held(file, head);
      while (number < plan.end() && !isStopped.getAsBoolean()) {
        file.add(labeller.play(number).text(kit.game()));
        made.accept(++number - plan.first());
      }
      return number - plan.first();
    } catch (IOException e) {
      throw TrainingException.unwritable(path, e);
    }
  }

  private GrowingFile claimed() throws IOException, TrainingException {
    return GrowingFile.claim(path, disk)
        .orElseThrow(() -> new TrainingException("label.in-use", path));
  }

  private static String head(LabelPlan plan) {
    StringBuilder head = new StringBuilder(FIRST).append('\n');
    plan.settings()
        .forEach((name, value) -> head.append(name).append(' ').append(value).append('\n'));
    return head.append('\n').toString();
  }

  /** How many whole lines of games a file holds; more of them go behind these. */
  private int held(GrowingFile file, String head) throws IOException, TrainingException {
    byte[] begin = head.getBytes(StandardCharsets.UTF_8);
    byte[] there = file.begin(begin.length);
    checkBeginning(there, begin);
    if (there.length < begin.length) {
      file.goOnAfter(0);
      file.add(head);
    }
    return (int) file.goOnWithLines(begin.length);
  }

  private void checkBeginning(byte[] there, byte[] expected) throws TrainingException {
    if (!Arrays.equals(there, Arrays.copyOf(expected, there.length))) {
      throw new TrainingException("label.another", path);
    }
  }

  // ---- reading

  /** The content of a file of labelled games. */
  public record Labelled(LabelPlan plan, List<LabelledGame> games) {}

  /**
   * Reads a file and plays all its games.
   *
   * @throws TrainingException if it cannot be read, or is not such a file, or is damaged
   */
  public Labelled read() throws TrainingException {
    try (WholeLines lines = new WholeLines(path)) {
      if (!FIRST.equals(next(lines).orElse(""))) {
        throw new TrainingException("label.none", path);
      }
      List<String> head = new ArrayList<>();
      String line = next(lines).orElse("");
      while (!line.isEmpty()) {
        head.add(line);
        line = next(lines).orElse("");
      }
      LabelPlan plan = plan(head);
      GameKit<DuelPosition> kit = kits.apply(plan.game()).flatMap(GameKit::asDuel).orElseThrow();
      return new Labelled(plan, games(lines, plan, kit.game(), head.size() + 2));
    } catch (IOException e) {
      throw TrainingException.unreadable(path, e);
    } catch (NotationException e) {
      throw TrainingException.malformed(path.toString(), e);
    }
  }

  /** The next line, also of a file that an editor has given other line breaks or a first mark. */
  private static Optional<String> next(WholeLines lines) throws IOException {
    return lines.next().map(line -> PlainText.lines(line).stripTrailing());
  }

  private LabelPlan plan(List<String> lines) throws NotationException {
    try {
      return LabelPlan.parse(lines, kits);
    } catch (NotationException e) {
      throw e.movedTo(e.line() + 1, 0);
    }
  }

  /** Where a game begins, by the seed of its plan. */
  public static <P extends DuelPosition> P start(Game<P> game, long seed, int number) {
    return game.newPosition(Hashing.mixed(seed) + number);
  }

  private static <P extends DuelPosition> List<LabelledGame> games(
      WholeLines lines, LabelPlan plan, Game<P> game, int linesBefore)
      throws IOException, NotationException {
    List<LabelledGame> games = new ArrayList<>();
    for (var line = next(lines); line.isPresent(); line = next(lines)) {
      int number = plan.first() + games.size();
      P start = start(game, plan.seed(), number);
      LabelledGame read =
          LabelledGame.parse(line.get(), game, start, linesBefore + games.size() + 1);
      if (read.number() != number || number >= plan.end()) {
        throw new NotationException(
            linesBefore + games.size() + 1, 1, "label.number", number, read.number());
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
      byte[] begin = in.readNBytes(MARK + FIRST.length());
      return PlainText.lines(new String(begin, StandardCharsets.UTF_8)).startsWith(FIRST);
    } catch (IOException unreadable) {
      return false; // whoever reads it says why
    }
  }

  /**
   * Joins parts, in any order, into the file that they would be if they had been made in one.
   *
   * @return how many games it holds
   * @throws TrainingException if the parts do not belong together, or one is missing or unfinished,
   *     or if the file holds something else
   */
  public int join(List<Path> parts) throws TrainingException {
    try (Draft draft = new WholeFile(disk).draft(path)) {
      List<Part> read = new ArrayList<>();
      for (Path part : parts) {
        read.add(new Part(part, readWhole(part).plan()));
      }
      LabelPlan whole = whole(read);
      checkReplaceable(head(whole));
      write(whole, read, draft);
      draft.finish();
      return whole.games();
    } catch (IOException e) {
      throw TrainingException.unwritable(path, e);
    }
  }

  /** A file to be joined, without its games: those of one part at a time are in memory. */
  private record Part(Path path, LabelPlan plan) {}

  private Labelled readWhole(Path part) throws TrainingException {
    Labelled labelled = new LabelFile(part, kits).read();
    int planned = labelled.plan().size();
    int held = labelled.games().size();
    if (held != planned) {
      throw new TrainingException("label.unfinished", part, held, planned);
    }
    return labelled;
  }

  /** The plan that the parts make up, which it brings into the order of their games. */
  private static LabelPlan whole(List<Part> parts) throws TrainingException {
    LabelPlan whole = parts.getFirst().plan().part(Shard.WHOLE);
    parts.sort(Comparator.comparingInt(part -> part.plan().first()));
    int next = 0;
    for (Part part : parts) {
      if (!part.plan().part(Shard.WHOLE).equals(whole)) {
        throw new TrainingException("label.mixed");
      }
      if (part.plan().first() != next) {
        throw missing(next);
      }
      next = part.plan().end();
    }
    if (next != whole.games()) {
      throw missing(next);
    }
    return whole;
  }

  /** Nothing but such games, or the beginning of their file, is replaced by them. */
  private void checkReplaceable(String head) throws IOException, TrainingException {
    if (Files.exists(path)) {
      try (InputStream in = RegularFile.open(path)) {
        checkBeginning(in.readNBytes(head.length()), head.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static TrainingException missing(int first) {
    return new TrainingException("label.missing", first);
  }

  private void write(LabelPlan whole, List<Part> parts, Draft draft)
      throws IOException, TrainingException {
    Game<?> game = kits.apply(whole.game()).orElseThrow().game();
    draft.write(head(whole));
    for (Part part : parts) {
      for (LabelledGame one : readWhole(part.path()).games()) {
        draft.write(one.text(game));
      }
    }
  }
}
