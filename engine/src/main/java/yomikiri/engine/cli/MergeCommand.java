package yomikiri.engine.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.run.StudyMerge;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri merge}: one study from parts that were played apart. */
@Command(
    name = "merge",
    description = {
      "Join the parts of a study (yomikiri study --shard I/N) in a folder of their own, with the"
          + " same files as if it had been played in one.",
      "Tells which games are missing."
    })
final class MergeCommand implements Callable<Integer> {
  private final Console console;
  private final Function<String, Optional<GameKit<?>>> kits;

  @Parameters(arity = "1..*", paramLabel = "DIR", description = "The parts' folders.")
  private List<String> parts = List.of();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The folder for the whole study.")
  private String out = "";

  MergeCommand(Console console, Catalog catalog) {
    this.console = console;
    this.kits = catalog::kit;
  }

  @Override
  public Integer call() {
    List<Path> folders = parts.stream().map(console::file).toList();
    try {
      console
          .out()
          .print(new StudySummary(StudyMerge.merge(folders, console.file(out), kits), out).text());
      return 0;
    } catch (StudyException e) {
      throw new CommandFault(e.sentence());
    }
  }
}
