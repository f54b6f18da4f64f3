package yomikiri.engine.cli;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import yomikiri.engine.cli.terminal.CommonOptions.ChanceOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.PuzzleMaker;
import yomikiri.engine.teach.PuzzleText;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TimeKeeper;

/** {@code yomikiri puzzles}: makes puzzles, positions in which one move alone is right. */
@Command(
    name = "puzzles",
    description = {
      "Make puzzles of a game: positions in which one move alone is proven to be right, one a line"
          + " with the proven line of play and a rating. The same seed gives the same puzzles.",
      "Ctrl-C ends it with the puzzles made so far."
    })
final class PuzzlesCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;
  @Mixin private final ChanceOption chance = new ChanceOption();

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "20",
      description = "How many (default ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      split = ",",
      converter = Kinds.class,
      description = {
        "Only these, joined by commas: only-win, hold-draw, win-by-most, fill-room (make the most"
            + " of a room of one's own), most-points (in games for one player), survive."
      })
  private @Nullable List<Kind> kinds;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "The file to write (default: standard output).")
  private @Nullable String out;

  PuzzlesCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  /** Reads the name of a kind. */
  static final class Kinds implements ITypeConverter<Kind> {
    @Override
    public Kind convert(String value) {
      return Kind.of(value)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "expected one of "
                          + Arrays.stream(Kind.values())
                              .map(Kind::key)
                              .collect(Collectors.joining(", "))
                          + ", found "
                          + FoundToken.quoted(value)));
    }
  }

  @Override
  public Integer call() {
    if (out == null) {
      return make(game.kit(), console::print);
    }
    GameKit<?> kit = game.kit();
    try (TextFile file = TextFile.begin(out, console)) {
      int status = make(kit, file::print);
      file.finish();
      return status;
    }
  }

  /** The exit status. */
  private <P extends Position> int make(GameKit<P> kit, Consumer<String> writer) {
    Set<Kind> wanted = kinds == null ? EnumSet.allOf(Kind.class) : EnumSet.copyOf(kinds);
    PuzzleMaker<P> maker = PuzzleMaker.of(kit, wanted, chance.seed());
    TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, console.ticker());
    ReportInterval interval = new ReportInterval(console.ticker());
    console.during(
        () -> {
          while (maker.made() < count && !maker.isExhausted() && !clock.isTimeOver()) {
            maker.next().map(PuzzleText::line).ifPresent(line -> writer.accept(line + "\n"));
            if (interval.isDue()) {
              console.note(
                  "%s of %s, %s; Ctrl-C stops"
                      .formatted(
                          maker.made(),
                          WholeNumber.counted(count, "puzzle"),
                          ReportInterval.duration(interval.seconds())));
            }
          }
        },
        clock::stop);
    if (maker.made() < count) {
      console.note(
          (clock.isTimeOver() ? "stopped after " : "no more are found than ")
              + WholeNumber.counted(maker.made(), "puzzle"));
    }
    return clock.isTimeOver() && maker.made() < count ? Interrupts.STATUS : 0;
  }
}
