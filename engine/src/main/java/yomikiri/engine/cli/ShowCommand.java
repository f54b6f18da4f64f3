package yomikiri.engine.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.cli.RecordInput.OneGame;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.Notation.ExportFormat;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.record.GameRecord;

/** {@code yomikiri show}: prints a position of a record, or all its moves. */
@Command(
    name = "show",
    description =
        "Print a position from a game record, as a diagram and as one line of text, or all its"
            + " moves as a tree.")
final class ShowCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final OneGame game;

  @Option(
      names = "--ply",
      paramLabel = "N",
      description = "The position after N steps; 0 is the start (default: the last position).")
  private @Nullable Long ply;

  @Option(
      names = "--round",
      paramLabel = "N",
      description = "Which round; 1 is the first (default: the last one).")
  private @Nullable Long round;

  @Option(
      names = "--tree",
      description = "Print the moves instead, each variation in lines of its own.")
  private boolean asTree;

  @Option(names = "--text", description = "Print only the line of text.")
  private boolean textOnly;

  @Option(
      names = "--as",
      paramLabel = "FORM",
      description = {
        "Print only a form that other programs read:",
        "for Othello the moves up to there (transcript), or the position as an OBF line (obf)."
      })
  private @Nullable String form;

  ShowCommand(Console console, Catalog catalog) {
    this.console = console;
    this.game = new OneGame(catalog);
  }

  @Override
  public Integer call() {
    if (asTree && (textOnly || ply != null || form != null)) {
      throw new UserError("--tree prints all moves: expected no --ply, --text or --as beside it");
    }
    show(game.read(console));
    return 0;
  }

  private <P extends Position> void show(GameRecord<P> record) {
    int rounds = record.rounds().size();
    int shown = wanted("--round", "a round", round, 1, rounds);
    GameSession<P> session = record.session(shown - 1);
    int steps = wanted("--ply", "a step", ply, 0, session.ply());
    if (form != null) {
      console.line(form(record.game(), form).writer().text(session, steps, Map.of()));
      return;
    }
    if (asTree) {
      console.line(record.treeText(shown - 1).stripTrailing());
      return;
    }
    P position = session.positionAt(steps);
    var notation = record.game().notation();
    if (!textOnly) {
      record.tags().forEach(tag -> console.line(tag.name() + ": " + tag.value()));
      console.line(
          record.game().id()
              + (rounds > 1 ? ", round " + shown + " of " + rounds : "")
              + ", after "
              + steps
              + " of "
              + session.ply());
      console.line(standing(record, shown - 1, position));
      opening(session, steps).ifPresent(console::line);
      console.line(notation.diagram(position));
    }
    console.line(notation.positionText(position));
  }

  /** What players call the opening up to there. */
  private static <P extends Position> Optional<String> opening(GameSession<P> session, int steps) {
    return session
        .game()
        .openingNames()
        .flatMap(names -> names.reached(session, steps))
        .map(
            name ->
                "Opening: " + name.english() + name.japanese().map(one -> ", " + one).orElse(""));
  }

  private static <P extends Position> ExportFormat<P> form(Game<P> game, String name) {
    List<ExportFormat<P>> forms = game.notation().otherForms();
    return game.notation()
        .otherForm(name)
        .orElseThrow(
            () ->
                new UserError(
                    forms.isEmpty()
                        ? "--as: " + game.id() + " has no other form"
                        : "--as: expected one of "
                            + forms.stream()
                                .map(ExportFormat::name)
                                .collect(Collectors.joining(", "))
                            + ", found "
                            + FoundToken.quoted(name)));
  }

  /** Who sits where in a round with how many points, such as {@code Player 2 (human): 12}. */
  private static String standing(GameRecord<?> record, int round, Position position) {
    return IntStream.range(0, position.players())
        .mapToObj(
            seat -> {
              int player = GameRecord.player(seat, round, position.players());
              String name =
                  record.tag(GameRecord.Tag.player(player)).map(" (%s)"::formatted).orElse("");
              return "Player " + (player + 1) + name + ": " + position.score(seat);
            })
        .collect(Collectors.joining(", "));
  }

  /** What was asked for, or {@code most} if nothing was. */
  private static int wanted(String option, String what, @Nullable Long asked, int least, int most) {
    if (asked == null) {
      return most;
    }
    if (asked < least || asked > most) {
      throw outOfRange(option, what, asked, least, most);
    }
    return asked.intValue();
  }

  private static UserError outOfRange(String option, String what, long asked, int least, int most) {
    return new UserError(
        option + ": expected " + what + " from " + least + " to " + most + ", found " + asked);
  }
}
