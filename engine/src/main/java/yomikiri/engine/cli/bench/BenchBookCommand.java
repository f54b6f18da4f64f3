package yomikiri.engine.cli.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.ReportInterval;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.file.FileFault;
import yomikiri.engine.file.GrowingFile;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.BookBuilder;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;

/** {@code yomikiri bench book}: builds the opening book of 6×6 Othello anew. */
@Command(
    name = "book",
    description = {
      "Find the exact scores of all positions of 6x6 Othello up to a ply.",
      "A file of them is continued: the positions in it are not searched again.",
      "Every score is written as soon as it is known, so the search may be stopped at any time."
    })
public final class BenchBookCommand implements Callable<Integer> {
  private static final int MOST_PLIES = 8;
  private static final int MOST_BYTES = 1 << 25;

  private final Console console;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "5",
      description = "The last ply, up to " + MOST_PLIES + " (default ${DEFAULT-VALUE}).")
  private int plies;

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
    if (plies > MOST_PLIES) {
      throw new UserError("--plies: expected 1 to " + MOST_PLIES + ", found " + plies);
    }
    ResourceCache resources = new ResourceCache(BenchBookCommand.class::getResourceAsStream);
    try (GrowingFile lines = claimed()) {
      String known = known(lines);
      lines.goOnWithLines(0);
      Catalog.bookWork(resources).run(known, plies, threads, new Printer(lines, console.ticker()));
    } catch (BookBuilder.Fault e) {
      throw new UserError(out + ": " + e.getMessage());
    } catch (IOException e) {
      throw unwritable(e);
    }
    console.line("Every position up to ply " + plies + " is in " + out + ".");
    return 0;
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
      console.note(
          String.format(
              Locale.ROOT, "ply %d: %,d of %,d positions%s", plies, positions, all, left));
    }
  }
}
