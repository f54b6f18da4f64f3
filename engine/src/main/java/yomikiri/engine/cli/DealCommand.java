package yomikiri.engine.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import yomikiri.engine.cli.DealCommand.MarginRange;
import yomikiri.engine.cli.terminal.CommonOptions.FairOption;
import yomikiri.engine.cli.terminal.CommonOptions.GameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Interrupts;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Game.Handicap;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.Budget;
import yomikiri.engine.think.FairLayoutSearch;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TimeKeeper;

/** {@code yomikiri deal}: deals start positions. */
@Command(
    name = "deal",
    description = "Print the start position dealt by a seed, the same on every machine.")
final class DealCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Decides the deal; if not given, a random one, which is printed on standard error.")
  private @Nullable Long seed;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many deals, of this seed and the ones after it (default ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--fair",
      description =
          "Only fair layouts: about the same share for every seat, in games with a fairness test."
              + " The seed and those after it are tried in turn.")
  private boolean fair;

  @Option(
      names = "--worth",
      paramLabel = "K",
      converter = MarginRange.Converter.class,
      description = {
        "Only layouts worth that much to the first player if both play perfectly: points such as"
            + " 0, or a range such as -3..3. The seed and those after it are tried in turn."
      })
  private @Nullable MarginRange worth;

  @Option(
      names = "--handicap",
      paramLabel = "A:B",
      converter = Points.class,
      description = "Points given to the first and to the second player before the first move.")
  private @Nullable List<Integer> handicap;

  DealCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new GameOption(catalog);
  }

  /** Reads points by seat, joined by colons. */
  static final class Points implements ITypeConverter<List<Integer>> {
    @Override
    public List<Integer> convert(String value) {
      if (!value.matches("\\d{1,4}(:\\d{1,4})*")) {
        throw new TypeConversionException(
            "expected points such as 0:5, found " + FoundToken.quoted(value));
      }
      return Stream.of(value.split(":", -1)).map(Integer::valueOf).toList();
    }
  }

  @Override
  public Integer call() {
    return deal(game.kit());
  }

  private <P extends Position> int deal(GameKit<P> kit) {
    List<Integer> points = handicap == null ? List.of() : checked(kit.game(), handicap);
    MarginRange wanted = worth;
    if (fair && wanted != null) {
      throw new UserError("expected either --fair or --worth, found both");
    }
    if (wanted == null) {
      FairOption.check(fair, kit.game());
      long next = console.seed(seed);
      for (int i = 0; i < count; i++) {
        long dealing = fair ? kit.game().fairSeed(next) : next;
        if (fair) {
          console.note("seed " + dealing);
        }
        P dealt = kit.game().newPosition(dealing);
        print(kit, points.isEmpty() ? dealt : given(kit.game(), dealt, points));
        next = dealing + 1;
      }
      return 0;
    }
    FairLayoutSearch<P> fair =
        FairLayoutSearch.of(kit, points)
            .orElseThrow(
                () ->
                    new UserError(
                        "--worth: no solver gives the value of layouts of " + kit.game().id()));
    TimeKeeper clock = TimeKeeper.start(Budget.UNLIMITED, console.ticker());
    FairLayoutPrinter<P> deals = new FairLayoutPrinter<>(kit, fair, wanted, clock, console);
    long first = console.seed(seed);
    console.during(() -> deals.print(first, count), clock::stop);
    return deals.status();
  }

  private <P extends Position> void print(GameKit<P> kit, P start) {
    console.line(kit.game().notation().positionText(start));
  }

  private static <P extends Position> P given(Game<P> game, P start, List<Integer> points) {
    return game.handicap().orElseThrow().given(start, points);
  }

  private static <P extends Position> List<Integer> checked(Game<P> game, List<Integer> points) {
    Handicap<P> known =
        game.handicap()
            .orElseThrow(() -> new UserError("--handicap: " + game.id() + " has no handicaps"));
    int seats = game.players();
    if (points.size() != seats || points.stream().anyMatch(one -> one > known.most())) {
      throw new UserError(
          "--handicap: expected %s numbers from 0 to %s joined by :, found %s"
              .formatted(
                  seats,
                  known.most(),
                  points.stream().map(Object::toString).collect(Collectors.joining(":"))));
    }
    return points;
  }

  /** What a layout is to be worth to the first player: {@code 0}, or from {@code -3..3}. */
  record MarginRange(int least, int most) {
    private static final Pattern FORM =
        Pattern.compile("([-+\u2212]?\\d{1,4})(?:\\.\\.([-+\u2212]?\\d{1,4}))?");

    @Override
    public String toString() {
      return least == most ? "" + least : least + ".." + most;
    }

    static final class Converter implements ITypeConverter<MarginRange> {
      @Override
      public MarginRange convert(String value) {
        Matcher parts = FORM.matcher(value);
        if (parts.matches()) {
          int least = number(parts.group(1));
          int most = parts.group(2) == null ? least : number(parts.group(2));
          if (least <= most) {
            return new MarginRange(least, most);
          }
        }
        throw new TypeConversionException(
            "expected points such as 0 or a range such as -3..3, found "
                + FoundToken.quoted(value));
      }

      private static int number(String text) {
        return Integer.parseInt(text.replace('\u2212', '-'));
      }
    }
  }

  /** Prints layouts of a given worth as found, and reports the search on standard error. */
  static final class FairLayoutPrinter<P extends Position> {
    private final GameKit<P> kit;
    private final FairLayoutSearch<P> fair;
    private final MarginRange wanted;
    private final TimeKeeper clock;
    private final Console console;
    private final ReportInterval interval;
    private long tried;
    private int status;

    /** {@code clock} ends the search when it is stopped. */
    FairLayoutPrinter(
        GameKit<P> kit,
        FairLayoutSearch<P> fair,
        MarginRange wanted,
        TimeKeeper clock,
        Console console) {
      this.kit = kit;
      this.fair = fair;
      this.wanted = wanted;
      this.clock = clock;
      this.console = console;
      this.interval = new ReportInterval(console.ticker());
    }

    /** The command's exit status. */
    int status() {
      return status;
    }

    /** Prints the first {@code count} layouts among the deals from {@code first} on. */
    void print(long first, int count) {
      long next = first;
      for (int i = 0; i < count && status == 0; i++) {
        long before = tried;
        Optional<FairLayoutSearch.Deal<P>> deal =
            fair.find(next, wanted.least(), wanted.most(), clock, each -> print(before + each));
        if (deal.isEmpty()) {
          giveUp(i, count);
          return;
        }
        next = deal.get().seed() + 1;
        console.note(
            "seed %s, worth %s, %s tried".formatted(deal.get().seed(), deal.get().worth(), tried));
        console.line(kit.game().notation().positionText(deal.get().start()));
      }
    }

    private void print(long now) {
      tried = now;
      if (interval.isDue()) {
        console.note(
            "%s deals tried, %s; Ctrl-C stops"
                .formatted(tried, ReportInterval.duration(interval.seconds())));
      }
    }

    private void giveUp(int found, int count) {
      boolean stopped = clock.isTimeOver();
      console.complain(
          stopped
              ? "stopped after "
                  + (tried == 1 ? "1 deal: " : tried + " deals: ")
                  + found
                  + " of "
                  + count
                  + " worth "
                  + wanted
                  + " found"
              : "--worth: no layout of " + kit.game().id() + " is worth " + wanted);
      status = stopped ? Interrupts.STATUS : UserError.STATUS;
    }
  }
}
