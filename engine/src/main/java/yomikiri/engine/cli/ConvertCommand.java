package yomikiri.engine.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommonOptions.UnnamedGameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.TextFile;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RawRecord;
import yomikiri.engine.record.RecordExport;

/** {@code yomikiri convert}: writes games in another form, one after the other. */
@Command(
    name = "convert",
    description = {
      "Read games in any form that can be read, and write them in another.",
      "What the form has no place for is left out, and counted on standard error."
    })
final class ConvertCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final UnnamedGameOption unnamed;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of games, each with one game or more; - is standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORM",
      description = {
        "ykr for records of Yomikiri; for Othello also ggf, transcript (moves such as f5d6c3), or",
        "obf (the position at the end, or at --at)."
      })
  private String to = "";

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "The file to write (default: standard output).")
  private @Nullable String out;

  @Option(
      names = "--at",
      paramLabel = "N",
      converter = WholeNumber.OrNone.class,
      description = "With --to obf, the position after N steps, or the last of a shorter game.")
  private @Nullable Integer at;

  ConvertCommand(Console console, Catalog catalog) {
    this.console = console;
    this.unnamed = new UnnamedGameOption(catalog);
  }

  @Override
  public Integer call() {
    RecordExport form =
        RecordExport.called(to)
            .orElseThrow(
                () ->
                    new UserError(
                        "--to: expected one of %s, found %s"
                            .formatted(RecordExport.names(), FoundToken.quoted(to))));
    if (at != null && !form.isPosition()) {
      throw new UserError("--at says which position: expected --to obf beside it");
    }
    Conversion conversion = new Conversion(form, at == null ? Integer.MAX_VALUE : at);
    if (out == null) {
      files.forEach(file -> conversion.read(file, console::print));
    } else {
      try (TextFile file = TextFile.begin(out, console)) {
        files.forEach(name -> conversion.read(name, file::print));
        file.finish();
      }
    }
    conversion.reportLosses();
    return conversion.status;
  }

  /** What is done with all files, and what is lost by it. */
  private final class Conversion {
    private final RecordExport form;
    private final int ply;
    private int status;
    private long variations;
    private long notes;
    private long others;

    Conversion(RecordExport form, int ply) {
      this.form = form;
      this.ply = ply;
    }

    void read(String file, Consumer<String> output) {
      try (RecordInput games = RecordInput.open(file, console, unnamed.games())) {
        for (Optional<RawRecord> next = games.next(); next.isPresent(); next = games.next()) {
          try {
            write(next.get().read(unnamed.games()), output);
          } catch (NotationException e) {
            console.complain(e.sentence(file));
            status = UserError.STATUS;
          }
        }
      } catch (UserError unreadable) {
        console.complain(unreadable.sentence());
        status = UserError.STATUS;
      }
    }

    private void write(GameRecord<?> record, Consumer<String> output) {
      Optional<String> text = form.text(record, ply);
      if (text.isEmpty()) {
        others++;
        return;
      }
      variations += form.variationsLost(record);
      notes += form.notesLost(record);
      output.accept(text.get());
    }

    void reportLosses() {
      List<String> lost = new ArrayList<>();
      lost(variations, "variation", "variations", lost);
      lost(notes, "comment", "comments", lost);
      lost(others, "game of another kind", "games of other kinds", lost);
      if (!lost.isEmpty()) {
        console.note("left out, as " + to + " has no place for them: " + String.join(", ", lost));
      }
    }

    private static void lost(long count, String one, String many, List<String> lost) {
      if (count > 0) {
        lost.add(WholeNumber.counted(count, one, many));
      }
    }
  }
}
