package yomikiri.engine.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import yomikiri.engine.cli.terminal.CommonOptions.UnnamedGameOption;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.Concession;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.RawRecord;

/** {@code yomikiri check}: checks whether records can be read and replayed. */
@Command(
    name = "check",
    description = "Read game records, replay them and report what is wrong with each.")
final class CheckCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final UnnamedGameOption unnamed;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of game records, each with one game or more; - is standard input.")
  private List<String> files = List.of();

  CheckCommand(Console console, Catalog catalog) {
    this.console = console;
    this.unnamed = new UnnamedGameOption(catalog);
  }

  @Override
  public Integer call() {
    int status = 0;
    for (String file : files) {
      try {
        status = Math.max(status, check(file));
      } catch (UserError error) {
        console.complain(error.sentence());
        status = UserError.STATUS;
      }
    }
    return status;
  }

  private int check(String file) {
    Sums sums = new Sums();
    try (RecordInput games = RecordInput.open(file, console, unnamed.games())) {
      for (Optional<RawRecord> next = games.next(); next.isPresent(); next = games.next()) {
        RawRecord game = next.get();
        try {
          GameRecord<?> record = game.read(unnamed.games());
          sums.add(record);
          doubt(record).ifPresent(words -> console.complain(place(file, game) + words));
        } catch (NotationException e) {
          console.complain(e.sentence(file));
          sums.faulty++;
        }
      }
    }
    sums.words().ifPresent(words -> console.line(file + ": " + words));
    return sums.faulty > 0 ? UserError.STATUS : 0;
  }

  /** What a record says that its moves do not bear out. */
  private static Optional<String> doubt(GameRecord<?> record) {
    return record
        .tag(GameRecord.Tag.GIVEN_RESULT)
        .map(
            given ->
                "the result given is %s, but the moves lead to %s"
                    .formatted(given, GameRecord.resultOf(record.sessions()).value()));
  }

  private static String place(String file, RawRecord game) {
    return file + (game.isOnly() ? ": " : ", game " + game.number() + ": ");
  }

  /** What the games of a file add up to. */
  private static final class Sums {
    private final Set<String> ids = new TreeSet<>();
    private int sound;
    private int faulty;
    private int finished;
    private long moves;
    private String last = "";

    <P extends Position> void add(GameRecord<P> record) {
      List<GameSession<P>> rounds = record.sessions();
      int agreed = record.agreedRounds();
      int plies = rounds.stream().mapToInt(GameSession::ply).sum();
      Optional<String> conceded = record.concession().map(Concession::sentence);
      boolean over = conceded.isPresent() || rounds.size() == agreed && rounds.getLast().isOver();
      ids.add(record.game().id());
      sound++;
      finished += over ? 1 : 0;
      moves += plies;
      last =
          record.game().id()
              + (agreed > 1 ? ", " + rounds.size() + " of " + agreed + " rounds" : "")
              + ", "
              + counted(plies)
              + variations(record.rounds().stream().mapToInt(GameRecord.Round::variations).sum())
              + ", "
              + GameRecord.resultOf(rounds).value()
              + conceded.map(how -> ", " + how).orElse(over ? "" : ", unfinished");
    }

    /** What there is to say; empty for a single game that is faulty. */
    Optional<String> words() {
      if (sound + faulty == 1) {
        return last.isEmpty() ? Optional.empty() : Optional.of(last);
      }
      return Optional.of(
          (ids.isEmpty() ? "" : String.join(" and ", ids) + ", ")
              + String.format(Locale.ROOT, "%,d games, %,d finished, ", sound + faulty, finished)
              + (faulty > 0 ? String.format(Locale.ROOT, "%,d faulty, ", faulty) : "")
              + counted(moves));
    }

    private static String variations(int count) {
      return count == 0 ? "" : count == 1 ? ", 1 variation" : ", " + count + " variations";
    }

    private static String counted(long moves) {
      return moves == 1 ? "1 move" : String.format(Locale.ROOT, "%,d moves", moves);
    }
  }
}
