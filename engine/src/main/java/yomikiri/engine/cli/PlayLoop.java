package yomikiri.engine.cli;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.terminal.CommonOptions.WhoPlays;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.GameFile;
import yomikiri.engine.cli.terminal.LineReader;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Player;
import yomikiri.engine.think.PlayerException;
import yomikiri.engine.think.PlayerSpec;
import yomikiri.engine.think.SearchResult;

/** A game in the terminal: shows the board, takes typed moves and commands, lets players answer. */
final class PlayLoop<P extends Position> {
  private final Console console;
  private final GameKit<P> kit;
  private final TerminalGame<P> game;
  private final GameSession<P> session;
  private final LineReader input;
  private final @Nullable GameFile file;
  private @Nullable Player<P> adviser;
  private String saved = "";
  private boolean isLeft;
  private boolean isWarned; // that the game cannot be saved

  /**
   * A game about to begin.
   *
   * @param file where it is saved when it is left; null for nowhere, or somewhere new at the end of
   *     the input
   */
  PlayLoop(Console console, GameKit<P> kit, TerminalGame<P> game, @Nullable GameFile file) {
    this.console = console;
    this.kit = kit;
    this.game = game;
    this.session = game.session();
    this.input = new LineReader(console.in());
    this.file = file;
  }

  /** Plays until the game is left or, with nobody at the terminal, over. */
  void run() {
    try {
      play();
    } finally {
      if (adviser != null) {
        adviser.close();
      }
    }
  }

  private void play() {
    show();
    while (!isLeft) {
      OptionalInt seat = game.awaited();
      if (seat.isEmpty()) {
        if (game.hasHuman()) {
          ask("> ", OptionalInt.empty());
        } else {
          leave(false);
        }
      } else {
        switch (game.seat(seat.getAsInt())) {
          case TerminalSeat.Human<P> human -> ask("Player " + (seat.getAsInt() + 1) + "> ", seat);
          case TerminalSeat.Cpu<P> cpu -> {
            int ply = session.ply();
            letPlay(seat.getAsInt(), cpu);
            showStep(ply);
          }
        }
      }
    }
  }

  /** Lets a player move; if it breaks down or forfeits, what was played is kept. */
  private void letPlay(int seat, TerminalSeat.Cpu<P> cpu) {
    try {
      game.play(seat, cpu, console.ticker());
      game.forfeit()
          .ifPresent(
              why -> {
                say(why + ".");
                leave(true);
              });
    } catch (PlayerException broken) {
      leave(true);
      throw broken;
    }
  }

  private void ask(String prompt, OptionalInt seat) {
    console.print(prompt);
    try {
      String line = input.next();
      if (line == null) {
        console.print("\n");
        leave(true);
      } else if (!line.isBlank()) {
        obey(line.strip(), seat);
      }
    } catch (NotationException e) {
      say(sentence(e));
    } catch (IOException e) {
      throw UserError.unreadable("standard input", e);
    }
  }

  private void obey(String line, OptionalInt seat) {
    String[] words = line.split("\\s+", 2);
    String rest = words.length == 2 ? words[1] : "";
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "moves" -> say(choices(seat) + ".");
      case "hint" -> hint(seat);
      case "undo" -> show(game.undo(), "There is no move of yours to take back.");
      case "redo" -> show(game.redo(), "Nothing was taken back.");
      case "board" -> show();
      case "save" -> save(rest);
      case "help" -> help(seat);
      case "quit" -> quit();
      default -> move(line, seat);
    }
  }

  private void move(String text, OptionalInt seat) {
    if (seat.isEmpty()) {
      say("The game is over: expected undo, redo, board, save FILE, help or quit.");
      return;
    }
    try {
      int move = kit.game().notation().parseMove(text);
      if (Arrays.stream(session.legalMoves(seat.getAsInt())).noneMatch(legal -> legal == move)) {
        say(kit.game().notation().moveText(move) + " is not allowed here. " + choices(seat) + ".");
        return;
      }
      int ply = session.ply();
      game.play(seat.getAsInt(), move);
      showStep(ply);
    } catch (NotationException e) {
      say(sentence(e) + " " + choices(seat) + ". Type help for the commands.");
    }
  }

  private static String sentence(NotationException mistake) {
    String message = String.valueOf(mistake.getMessage());
    return message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1) + ".";
  }

  private String choices(OptionalInt seat) {
    return seat.isEmpty()
        ? "The game is over"
        : "You may play: "
            + Arrays.stream(session.legalMoves(seat.getAsInt()))
                .mapToObj(kit.game().notation()::moveText)
                .collect(Collectors.joining(" "));
  }

  private void hint(OptionalInt seat) {
    if (seat.isEmpty()) {
      say("The game is over.");
      return;
    }
    PlayerSpec spec = kit.adviser();
    if (adviser == null) {
      adviser = kit.build(spec, console.seeds().getAsLong());
    }
    try {
      SearchResult result =
          SearchResult.of(
              adviser,
              kit.game(),
              session.position(),
              seat.getAsInt(),
              spec.budget().and(WhoPlays.SECOND),
              false,
              console.ticker());
      String move = kit.game().notation().moveText(result.move());
      say("Hint: " + move + TerminalGame.bracketed(result.comment()));
    } catch (PlayerException broken) {
      adviser.close();
      adviser = null;
      say("No hint: " + broken.sentence() + ".");
    }
  }

  private void save(String name) {
    try {
      save(GameFile.called(name, console));
    } catch (UserError error) {
      say("Not saved: " + error.sentence() + ".");
    }
  }

  private void save(GameFile target) {
    String text = game.record(LocalDate.now(console.clock())).text();
    boolean replaced = target.exists();
    target.write(text);
    saved = text;
    say("Saved to " + target.name() + (replaced ? ", replacing what was there." : "."));
  }

  /** A game that cannot be saved where it should is not given up before that is said. */
  private void quit() {
    try {
      leave(false);
    } catch (UserError error) {
      if (isWarned) {
        throw error;
      }
      isWarned = true;
      isLeft = false;
      say("Not saved: " + error.sentence() + ". Save it elsewhere (save FILE), or quit again.");
    }
  }

  /** Ends the dialogue; {@code keepsAnyway} if a game saved nowhere gets a new file. */
  private void leave(boolean keepsAnyway) {
    isLeft = true;
    if (session.ply() > 0) {
      boolean isSaved = game.record(LocalDate.now(console.clock())).text().equals(saved);
      if (file != null) {
        save(file);
      } else if (keepsAnyway && !isSaved) {
        save(GameFile.unused(kit.game().id(), console));
      } else if (!isSaved && game.hasHuman()) {
        say("The game is not saved.");
      }
    }
  }

  private void help(OptionalInt seat) {
    String example =
        seat.isEmpty()
            ? ""
            : "Type a move such as "
                + kit.game().notation().moveText(session.legalMoves(seat.getAsInt())[0])
                + ", or one of:\n";
    console.print(
        example
            + """
              moves      list the moves you may play
              hint       the best move, after a second of thought at most
              undo       take back your last move and the answers to it
              redo       play again what was taken back
              board      show the board
              save FILE  write the game to a file
              quit       leave the game
            """);
  }

  /** Shows the position if it has changed. */
  private void show(boolean changed, String otherwise) {
    if (changed) {
      show();
    } else {
      say(otherwise);
    }
  }

  /** Shows what was played since {@code ply} steps; nothing while choices are still awaited. */
  private void showStep(int ply) {
    if (session.ply() > ply) {
      say(game.lastStep());
      show();
    }
  }

  private void show() {
    OptionalInt seat = game.awaited();
    String next = seat.isPresent() ? game.name(seat.getAsInt()) + " to move." : game.result();
    console.print(
        "\n"
            + kit.game().notation().diagram(session.position())
            + "\n"
            + game.standing()
            + ". "
            + next
            + "\n\n");
  }

  private void say(String sentence) {
    console.line(Console.masked(sentence));
  }
}
