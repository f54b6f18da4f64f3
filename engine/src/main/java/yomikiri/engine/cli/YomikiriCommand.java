package yomikiri.engine.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import yomikiri.engine.cli.bench.BenchBookCommand;
import yomikiri.engine.cli.bench.BenchBudgetCommand;
import yomikiri.engine.cli.bench.BenchCommand;
import yomikiri.engine.cli.bench.BenchFitCommand;
import yomikiri.engine.cli.bench.BenchHumanCommand;
import yomikiri.engine.cli.bench.BenchLadderCommand;
import yomikiri.engine.cli.bench.BenchLibraryCommand;
import yomikiri.engine.cli.bench.BenchRegretCommand;
import yomikiri.engine.cli.bench.BenchStudyCommand;
import yomikiri.engine.cli.protocol.CodingameCommand;
import yomikiri.engine.cli.protocol.GtpCommand;
import yomikiri.engine.cli.protocol.NboardCommand;
import yomikiri.engine.cli.protocol.RefereeCommand;
import yomikiri.engine.cli.protocol.UgiCommand;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Output.OutputFailed;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.cli.terminal.Version;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.outside.EngineList;
import yomikiri.engine.outside.Engines;
import yomikiri.engine.outside.Leftovers;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.ResourceCache;
import yomikiri.engine.think.Ticker;

/**
 * The command {@code yomikiri}: board games at the terminal. Statuses: 0 all went well, 1 output
 * could not be written or a player broke down, 2 something in the request was wrong and is reported
 * in one sentence each, 130 interrupted, 141 the reader of the output has left.
 */
@Command(
    name = "yomikiri",
    description = "Play and solve board games, and let players compete.",
    mixinStandardHelpOptions = true,
    versionProvider = YomikiriCommand.Versions.class,
    scope = ScopeType.INHERIT)
public final class YomikiriCommand implements Runnable {
  private static final int FAILED = 1;
  private static final int CLOSED_PIPE = 141;

  @Spec private @Nullable CommandSpec spec;

  private YomikiriCommand() {}

  public static void main(String[] args) {
    EngineList list = EngineList.ofSystem();
    Leftovers leftovers = new Leftovers(list.file().resolveSibling(Leftovers.FOLDER));
    Engines engines = new Engines(list, leftovers, Ticker.SYSTEM);
    Catalog catalog =
        Catalog.of(
                new ResourceCache(
                    LearntFiles.orElse(Path.of(""), YomikiriCommand.class::getResourceAsStream)))
            .with(engines::added);
    leftovers.sweepAndEndAtExit();
    System.exit(run(Console.ofSystem(), catalog, engines, args));
  }

  /** Runs one command line and gives its status. */
  static int run(Console console, Catalog catalog, String... args) {
    return run(
        console,
        catalog,
        new Engines(EngineList.ofSystem(), Leftovers.UNNOTED, console.ticker()),
        args);
  }

  /** The same with engines of a list of their own. */
  static int run(Console console, Catalog catalog, Engines engines, String... args) {
    StringWriter help = new StringWriter();
    CommandLine yomikiri = withSubcommands(console, catalog, engines);
    yomikiri.setOut(new PrintWriter(help));
    yomikiri.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
    yomikiri.setExpandAtFiles(false);
    yomikiri.setParameterExceptionHandler(
        (mistake, arguments) -> {
          console.complain(sentence(mistake));
          return UserError.STATUS;
        });
    yomikiri.setExecutionExceptionHandler(
        (failure, command, result) ->
            switch (failure) {
              case UserError error -> {
                console.complain(error.sentence());
                yield UserError.STATUS;
              }
              case PlayerException broken -> {
                console.complain(broken.sentence());
                yield FAILED;
              }
              case OutputFailed output -> failed(console, output);
              default -> throw failure;
            });
    int status = yomikiri.execute(args);
    try {
      console.print(help.toString());
      return status;
    } catch (OutputFailed output) {
      return failed(console, output);
    }
  }

  private static CommandLine withSubcommands(Console console, Catalog catalog, Engines engines) {
    CommandLine bench = new CommandLine(new BenchCommand(console, catalog));
    bench.addSubcommand(new BenchBudgetCommand(console, catalog));
    bench.addSubcommand(new BenchStudyCommand(console, catalog));
    bench.addSubcommand(new BenchFitCommand(console));
    bench.addSubcommand(new BenchBookCommand(console));
    bench.addSubcommand(new BenchLibraryCommand(console, catalog));
    bench.addSubcommand(new BenchHumanCommand(console, catalog));
    bench.addSubcommand(new BenchRegretCommand(console, catalog));
    bench.addSubcommand(new BenchLadderCommand(console, catalog));
    CommandLine yomikiri = new CommandLine(new YomikiriCommand());
    yomikiri.addSubcommand(new GamesCommand(console, catalog));
    yomikiri.addSubcommand(new DealCommand(console, catalog));
    yomikiri.addSubcommand(new SolveCommand(console, catalog));
    yomikiri.addSubcommand(new RaceCommand(console, catalog, engines));
    yomikiri.addSubcommand(new ReviewCommand(console, catalog));
    yomikiri.addSubcommand(new PuzzlesCommand(console, catalog));
    yomikiri.addSubcommand(new PlayCommand(console, catalog));
    yomikiri.addSubcommand(new ShowCommand(console, catalog));
    yomikiri.addSubcommand(new CheckCommand(console, catalog));
    yomikiri.addSubcommand(new ConvertCommand(console, catalog));
    yomikiri.addSubcommand(new DuelCommand(console, catalog));
    yomikiri.addSubcommand(new ScoreCommand(console, catalog));
    yomikiri.addSubcommand(new TraceCommand(console, catalog));
    yomikiri.addSubcommand(new StudyCommand(console, catalog));
    yomikiri.addSubcommand(new ReportCommand(console, catalog));
    yomikiri.addSubcommand(new MergeCommand(console, catalog));
    yomikiri.addSubcommand(new TrainCommand(console, catalog));
    yomikiri.addSubcommand(new LabelCommand(console, catalog));
    yomikiri.addSubcommand(new GtpCommand(console, catalog));
    yomikiri.addSubcommand(new CodingameCommand(console, catalog));
    yomikiri.addSubcommand(new RefereeCommand(console, catalog));
    yomikiri.addSubcommand(new UgiCommand(console, catalog));
    yomikiri.addSubcommand(new NboardCommand(console, catalog));
    yomikiri.addSubcommand(new EnginesCommand(console, catalog, engines.list()));
    yomikiri.addSubcommand(new ExamCommand(console, catalog, engines));
    yomikiri.addSubcommand(bench);
    yomikiri.registerConverter(Long.class, new WholeNumber());
    yomikiri.registerConverter(long.class, new WholeNumber());
    yomikiri.registerConverter(Integer.class, new WholeNumber.Count());
    yomikiri.registerConverter(int.class, new WholeNumber.Count());
    return yomikiri;
  }

  private static int failed(Console console, OutputFailed output) {
    if (output.isClosedPipe()) {
      return CLOSED_PIPE;
    }
    console.complain("standard output cannot be written: " + output.getMessage());
    return FAILED;
  }

  private static String sentence(ParameterException mistake) {
    CommandSpec command = mistake.getCommandLine().getCommandSpec();
    String what =
        mistake instanceof UnmatchedArgumentException unmatched
            ? sentence(command, unmatched.getUnmatched().getFirst())
            : String.valueOf(mistake.getMessage()).replaceFirst("^Error: ", "");
    return what + "; see " + command.qualifiedName() + " --help";
  }

  private static String sentence(CommandSpec command, String unknown) {
    return command.subcommands().isEmpty() || unknown.startsWith("-")
        ? command.qualifiedName() + " takes no " + FoundToken.quoted(unknown)
        : "%s: expected one of %s, found %s"
            .formatted(
                command.qualifiedName(),
                String.join(", ", command.subcommands().keySet()),
                FoundToken.quoted(unknown));
  }

  @Override
  public void run() {
    if (spec != null) {
      spec.commandLine().usage(spec.commandLine().getOut());
    }
  }

  /** What {@code --version} prints. */
  static final class Versions implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"yomikiri " + Version.text()};
    }
  }
}
