package yomikiri.engine.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.learn.LabelFile;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.run.StudyMerge;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri merge}: one study, or one file of labelled games, from parts made separately. */
@Command(
    name = "merge",
    description = {
      "Join the parts of a study (yomikiri study --shard I/N) in a folder with the same files as"
          + " if it had been played as a whole.",
      "Reports which games are missing, if any.",
      "Joins files of labelled games (yomikiri label --shard I/N) in the same way."
    })
final class MergeCommand implements Callable<Integer> {
  private final Console console;
  private final Function<String, Optional<GameKit<?>>> kits;

  @Parameters(arity = "1..*", paramLabel = "DIR|FILE", description = "The parts.")
  private List<String> parts = List.of();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR|FILE",
      description = "The folder for the whole study, or the file for all games.")
  private String out = "";

  MergeCommand(Console console, Catalog catalog) {
    this.console = console;
    this.kits = catalog::kit;
  }

  @Override
  public Integer call() {
    List<Path> folders = parts.stream().map(console::file).toList();
    if (LabelFile.isOne(folders.getFirst())) {
      return mergeLabelled(folders);
    }
    try {
      console.print(
          new StudySummary(StudyMerge.merge(folders, console.file(out), kits), out).text());
      return 0;
    } catch (StudyException e) {
      throw new UserError(e.sentence());
    }
  }

  private int mergeLabelled(List<Path> files) {
    try {
      int games = new LabelFile(console.file(out), kits, console.disk()).join(files);
      console.line(games + " labelled games are joined");
      return 0;
    } catch (TrainingException e) {
      throw new UserError(e.sentence());
    }
  }
}
