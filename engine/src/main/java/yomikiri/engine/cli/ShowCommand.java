package yomikiri.engine.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.WholeNumber;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;

/** {@code yomikiri show}: a position of a record. */
@Command(
    name = "show",
    description = "Print a position of a game's record, drawn and as one line of text.")
final class ShowCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE", description = "The record of a game.")
  private String file = "";

  @Option(
      names = "--ply",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "The position after N steps, 0 being the start; the last one if not given.")
  private @Nullable Long ply;

  @Option(
      names = "--round",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "The round, 1 being the first; the last one if not given.")
  private @Nullable Long round;

  @Option(names = "--text", description = "Print only the line of text.")
  private boolean textOnly;

  ShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    show(RecordInput.read(file, console));
    return 0;
  }

  private <P extends Position> void show(GameRecord<P> record) {
    int rounds = record.rounds().size();
    int shown = wanted("--round", "a round", round, 1, rounds);
    GameSession<P> session = record.session(shown - 1);
    int steps = wanted("--ply", "a step", ply, 0, session.ply());
    P position = session.positionAt(steps);
    var notation = record.game().notation();
    if (!textOnly) {
      record.tags().forEach(tag -> console.out().line(tag.name() + ": " + tag.value()));
      console
          .out()
          .line(
              record.game().id()
                  + (rounds > 1 ? ", round " + shown + " of " + rounds : "")
                  + ", after "
                  + steps
                  + " of "
                  + session.ply());
      console.out().line(notation.diagram(position));
    }
    console.out().line(notation.positionText(position));
  }

  /** What was asked for, or {@code most} if nothing was. */
  private static int wanted(String option, String what, @Nullable Long asked, int least, int most) {
    if (asked == null) {
      return most;
    }
    if (asked < least || asked > most) {
      throw new CommandFault(
          option + ": expected " + what + " from " + least + " to " + most + ", found " + asked);
    }
    return asked.intValue();
  }
}
