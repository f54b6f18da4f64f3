package yomikiri.engine.cli.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.GrowingFile;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.BookBuilder;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;

/** {@code yomikiri bench book}: builds an opening book of Othello anew. */
@Command(
    name = "book",
    description = {
      "Make an opening book of Othello.",
      "That of 6x6 has the exact scores of all positions up to a ply; that of 8x8 has positions",
      "searched so many plies deep, found by games of the book against itself.",
      "A book begun is continued: the positions in it are not searched again.",
      "Each line is written as soon as it is known, so the work may be stopped at any time."
    })
public final class BenchBookCommand implements Callable<Integer> {
  private static final String EXACT = "othello-6";
  private static final String SEARCHED = "othello-8";
  private static final int MOST_PLIES = 8; // up to which scores are exact
  private static final int DEEPEST = 24;
  private static final int MOST_BYTES = 1 << 25;

  private final Console console;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = EXACT,
      description = EXACT + " or " + SEARCHED + " (default ${DEFAULT-VALUE}).")
  private String game = "";

  @Option(
      names = "--plies",
      paramLabel = "N",
      description =
          "Of 6x6 the last ply, up to 8 (default 5); of 8x8 how deep to search (default 14).")
  private @Nullable Integer plies;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "500",
      description = "How many positions of 8x8 (default ${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "For the games that find those of 8x8 (default ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many positions are searched at a time (default ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The file of scores to begin or to continue.")
  private String out = "";

  public BenchBookCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InterruptedException, ExecutionException {
    BookBuilder builder = builder(new ResourceCache(BenchBookCommand.class::getResourceAsStream));
    try (GrowingFile lines = claimed()) {
      String known = known(lines);
      lines.goOnWithLines(0);
      builder.run(known, threads, new Printer(lines, console.ticker()));
    } catch (BookBuilder.Fault e) {
      throw new UserError(out + ": " + e.getMessage());
    } catch (IOException e) {
      throw unwritable(e);
    }
    console.line("The book is complete: " + out);
    return 0;
  }

  private BookBuilder builder(ResourceCache resources) {
    return switch (game) {
      case EXACT -> Catalog.exactBook(resources, plies(5, MOST_PLIES));
      case SEARCHED ->
          Catalog.searchedBook(
              resources, new BookBuilder.Plan(positions, plies(14, DEEPEST), seed));
      default ->
          throw new UserError(
              "--game: expected "
                  + EXACT
                  + " or "
                  + SEARCHED
                  + ", found "
                  + FoundToken.quoted(game));
    };
  }

  private int plies(int usual, int most) {
    int asked = plies == null ? usual : plies;
    if (asked < 1 || asked > most) {
      throw new UserError("--plies: expected 1 to " + most + ", found " + asked);
    }
    return asked;
  }

  private UserError unwritable(IOException cause) {
    return new UserError(FileFault.of(cause).unwritable(out));
  }

  private GrowingFile claimed() throws IOException {
    return GrowingFile.claim(console.file(out), console.disk())
        .orElseThrow(() -> new UserError(out + ": another run adds scores to this file"));
  }

  private String known(GrowingFile lines) throws IOException, BookBuilder.Fault {
    byte[] known = lines.begin(MOST_BYTES + 1);
    if (known.length > MOST_BYTES) {
      throw new BookBuilder.Fault("expected a file of scores, found one that is far too large");
    }
    return new String(known, StandardCharsets.UTF_8);
  }

  private final class Printer implements BookBuilder.Witness {
    private final GrowingFile lines;
    private final ReportInterval interval;
    private int known = -1; // when the command began

    Printer(GrowingFile lines, Ticker ticker) {
      this.lines = lines;
      this.interval = new ReportInterval(ticker);
    }

    @Override
    public void line(String line) {
      try {
        lines.add(line);
      } catch (IOException e) {
        throw unwritable(e);
      }
    }

    @Override
    public void done(int positions, int all) {
      if (known < 0) {
        known = positions;
        print(positions, all, "");
      } else if (interval.isDue()) {
        double left = interval.seconds() * (all - positions) / (positions - known);
        print(positions, all, ", " + ReportInterval.duration(left) + " left");
      }
    }

    private void print(int positions, int all, String left) {
      console.note(String.format(Locale.ROOT, "%,d of %,d positions%s", positions, all, left));
    }
  }
}
