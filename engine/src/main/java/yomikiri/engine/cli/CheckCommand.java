package yomikiri.engine.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommandFault;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.game.GameRecord;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Position;

/** {@code yomikiri check}: whether records can be read and played through. */
@Command(
    name = "check",
    description = "Read records of games and play them through; tell what is wrong with each.")
final class CheckCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Records of games.")
  private List<String> files = List.of();

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    int status = 0;
    for (String file : files) {
      try {
        console.out().line(file + ": " + summary(RecordInput.read(file, console)));
      } catch (CommandFault fault) {
        console.complain(fault.sentence());
        status = CommandFault.STATUS;
      }
    }
    return status;
  }

  private static <P extends Position> String summary(GameRecord<P> record) {
    List<GameSession<P>> rounds = record.sessions();
    int agreed = record.agreedRounds();
    int moves = rounds.stream().mapToInt(GameSession::ply).sum();
    boolean over = rounds.size() == agreed && rounds.getLast().isOver();
    return record.game().id()
        + (agreed > 1 ? ", " + rounds.size() + " of " + agreed + " rounds" : "")
        + ", "
        + moves
        + (moves == 1 ? " move, " : " moves, ")
        + GameRecord.resultOf(rounds).value()
        + (over ? "" : ", unfinished");
  }
}
