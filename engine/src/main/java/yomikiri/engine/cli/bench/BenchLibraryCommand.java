package yomikiri.engine.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.library.CollectionImport;
import yomikiri.engine.library.CollectionIndex;
import yomikiri.engine.library.GameCollection;
import yomikiri.engine.library.GameQuery;
import yomikiri.engine.library.OpeningExplorer;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri bench library}: measures how long people wait for a collection of many games. */
@Command(
    name = "library",
    description = {
      "Play many random games into a record file in a temporary folder, import that into a"
          + " collection, open it, search in it and ask its opening explorer.",
      "A plain copy of the same file is timed beside the import."
    })
public final class BenchLibraryCommand implements Callable<Integer> {
  private static final double NANOS = 1e6;
  private static final int REPEATS = 5;
  private static final int PEOPLE = 3000;

  private final Console console;
  private final Catalog catalog;

  @Option(
      names = "--game",
      paramLabel = "ID",
      defaultValue = "othello-8",
      description = "The game (default ${DEFAULT-VALUE}).")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "140000",
      description = "How many games (default ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Import these files or folders instead of random games.")
  private List<Path> from = List.of();

  @Mixin private final ChanceOption chance = new ChanceOption();

  public BenchLibraryCommand(Console console, Catalog catalog) {
    this.console = console;
    this.catalog = catalog;
  }

  /** Something timed. */
  private interface Work<T> {
    T run() throws IOException;
  }

  @Override
  public Integer call() throws IOException {
    GameKit<?> kit = GameOption.find(catalog, game);
    Path folder = Files.createTempDirectory("yomikiri-bench");
    try {
      List<Path> sources = from.isEmpty() ? List.of(folder.resolve("games.ykr")) : from;
      if (from.isEmpty()) {
        write(kit, sources.getFirst());
        timed("copy", 1, () -> Files.copy(sources.getFirst(), folder.resolve("copy")));
      }
      measure(kit, folder, sources);
      return 0;
    } finally {
      delete(folder);
    }
  }

  private <P extends Position> void measure(GameKit<P> kit, Path folder, List<Path> sources)
      throws IOException {
    Path indexFile = folder.resolve("index");
    GameCollection collection =
        new GameCollection(
            folder.resolve("collection"),
            indexFile,
            id -> catalog.kit(id).map(GameKit::game),
            Disk.REAL);
    CollectionImport.Report report =
        timed(
            "import",
            1,
            () -> new CollectionImport(collection, "games", sources).run(progress -> {}));
    console.line(
        String.format(
            Locale.ROOT,
            "%d games, %d duplicates, %d faulty; record file %.0f MB, index %.0f MB",
            report.games(),
            report.duplicates(),
            report.faulty(),
            Files.size(report.file().orElseThrow()) / NANOS,
            Files.size(indexFile) / NANOS));
    CollectionIndex index = timed("open", REPEATS, () -> collection.open().index());
    timed("search for a name", REPEATS, () -> GameQuery.ALL.withWords("p12").search(index));
    timed("search for part of a name", REPEATS, () -> GameQuery.ALL.withWords("2-3").search(index));
    GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(0));
    for (int ply = 0; ply <= 8 && !session.isOver(); ply += 4) {
      P position = session.position();
      OptionalLong key = OptionalLong.of(position.canonicalKey());
      timed(
          "games with a position, ply " + ply,
          REPEATS,
          () -> GameQuery.ALL.withPosition(key).search(index));
      timed(
          "explorer, ply " + ply,
          REPEATS,
          () -> OpeningExplorer.moves(index, kit.game(), position, 0));
      forward(session, 4, new SplittableRandom(chance.seed()));
    }
    Files.delete(indexFile);
    timed("make the index again", 1, () -> collection.open().index());
  }

  private static void forward(GameSession<?> session, int plies, SplittableRandom random) {
    for (int ply = 0; ply < plies && !session.isOver(); ply++) {
      for (int seat = 0; seat < session.players(); seat++) {
        if (session.isAwaited(seat)) {
          int[] legal = session.legalMoves(seat);
          session.play(seat, legal[random.nextInt(legal.length)]);
        }
      }
    }
  }

  /** Random games; few first moves, so that many games have the same first positions. */
  private <P extends Position> void write(GameKit<P> kit, Path file) throws IOException {
    try (Draft draft = new WholeFile(Disk.REAL).draft(file)) {
      for (int number = 0; number < games; number++) {
        SplittableRandom random = new SplittableRandom(chance.seed() + number);
        GameSession<P> session = new GameSession<>(kit.game(), kit.game().newPosition(number));
        forward(session, 8, new SplittableRandom(number % 500));
        forward(session, Integer.MAX_VALUE, random);
        List<Tag> tags = new ArrayList<>();
        for (int seat = 0; seat < session.players(); seat++) {
          int name = random.nextInt(PEOPLE);
          tags.add(new Tag(Tag.player(seat), "P" + name + "-" + (name * 7 % PEOPLE)));
        }
        tags.add(new Tag(Tag.DATE, Integer.toString(1977 + random.nextInt(45))));
        tags.add(GameRecord.resultOf(session));
        tags.add(GameRecord.terminationOf(true));
        draft.write(GameRecord.of(session, tags, List.of()).text() + "\n");
      }
      draft.finish();
    }
  }

  /** Runs something and reports the time, the median of several. */
  private <T> T timed(String what, int repeats, Work<T> work) throws IOException {
    List<Double> times = new ArrayList<>();
    T result = timed(work, times);
    while (times.size() < repeats) {
      result = timed(work, times);
    }
    times.sort(Comparator.naturalOrder());
    String size = result instanceof List<?> list ? ", " + list.size() + " found" : "";
    console.line(
        String.format(Locale.ROOT, "%-32s %9.1f ms%s", what, times.get(repeats / 2), size));
    return result;
  }

  private <T> T timed(Work<T> work, List<Double> times) throws IOException {
    long start = console.ticker().nanos();
    T result = work.run();
    times.add((console.ticker().nanos() - start) / NANOS);
    return result;
  }

  /** Deletes a folder of measurements with all that is in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
