package yomikiri.engine.cli.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.cli.protocol.GtpRequest.GtpError;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.LineReader;
import yomikiri.engine.cli.terminal.Output;
import yomikiri.engine.cli.terminal.UserError;
import yomikiri.engine.game.NotationException;

/**
 * The engine's side of the Go Text Protocol, version 2, as in Farnebäck's second draft of its
 * specification (2002): a command a line, each answered by {@code =} or {@code ?}, the command's id
 * if it has one, a result and an empty line.
 */
final class GtpProtocol {
  private final GtpGame<?> game;
  private final String version;
  private final Output out;
  private final Map<String, Command> commands = new LinkedHashMap<>();
  private boolean hasQuit;

  /** A dialogue about to begin; {@code version} is this program's. */
  GtpProtocol(GtpGame<?> game, String version, Output out) {
    this.game = game;
    this.version = version;
    this.out = out;
    addCommands();
  }

  /** What a command does, and its result. */
  @FunctionalInterface
  private interface Command {
    String obey(GtpRequest request) throws GtpError;
  }

  private void addCommands() {
    commands.put("protocol_version", request -> "2");
    commands.put("name", request -> "Yomikiri");
    commands.put("version", request -> version);
    commands.put(
        "known_command", request -> Boolean.toString(commands.containsKey(request.word(0))));
    commands.put("list_commands", request -> String.join("\n", commands.keySet()));
    commands.put("quit", this::quit);
    commands.put("boardsize", this::boardSize);
    commands.put("clear_board", this::clearBoard);
    commands.put("komi", this::komi);
    commands.put("play", this::play);
    commands.put("genmove", request -> game.move(request.seat(0)));
    commands.put("undo", this::undo);
    commands.put("showboard", request -> "\n" + game.board());
    commands.put("final_score", request -> game.score());
    commands.put("time_settings", this::timeSettings);
    commands.put("time_left", this::timeLeft);
    commands.put("list_games", request -> game.name());
    commands.put("set_game", this::setGame);
  }

  /**
   * Answers until the controller quits or the input ends.
   *
   * @throws UserError if the input cannot be read
   */
  void run(InputStream in) {
    LineReader lines = LineReader.ofBytes(in);
    try {
      while (!hasQuit && answerNext(lines)) {
        // the next one
      }
    } catch (IOException e) {
      throw UserError.unreadable("standard input", e);
    }
  }

  /** False at the end of the input. */
  private boolean answerNext(LineReader lines) throws IOException {
    try {
      @Nullable String line = lines.next();
      if (line == null) {
        return false;
      }
      GtpRequest.of(line).ifPresent(this::answer);
    } catch (NotationException tooLong) {
      send('?', "", String.valueOf(tooLong.getMessage()));
    }
    return true;
  }

  private void answer(GtpRequest request) {
    try {
      send('=', request.id(), result(request));
    } catch (GtpError refusal) {
      send('?', request.id(), Console.masked(String.valueOf(refusal.getMessage())));
    }
  }

  private String result(GtpRequest request) throws GtpError {
    Command command = commands.get(request.command());
    if (command == null) {
      throw new GtpError(request.command().isEmpty() ? GtpError.SYNTAX : "unknown command");
    }
    return command.obey(request);
  }

  private void send(char status, String id, String text) {
    String gap = text.isEmpty() || text.startsWith("\n") ? "" : " ";
    out.print(status + id + gap + text + "\n\n");
  }

  private String quit(GtpRequest request) {
    hasQuit = true;
    return "";
  }

  private String boardSize(GtpRequest request) throws GtpError {
    if (request.number(0) != game.boardSize()) {
      throw new GtpError("unacceptable size");
    }
    return "";
  }

  /** As Quarry asks engines for more than one game, and Edax answers; only our own is there. */
  private String setGame(GtpRequest request) throws GtpError {
    if (!request.word(0).equalsIgnoreCase(game.name())) {
      throw new GtpError("unsupported game");
    }
    return "";
  }

  private String clearBoard(GtpRequest request) {
    game.restart();
    return "";
  }

  /** Komi belongs to Go; it is taken and has no effect. */
  private String komi(GtpRequest request) throws GtpError {
    request.requireDecimal(0);
    return "";
  }

  private String play(GtpRequest request) throws GtpError {
    game.play(request.seat(0), request.word(1));
    return "";
  }

  private String undo(GtpRequest request) throws GtpError {
    game.undo();
    return "";
  }

  private String timeSettings(GtpRequest request) throws GtpError {
    game.clocks().set(request.number(0), request.number(1), request.number(2));
    return "";
  }

  private String timeLeft(GtpRequest request) throws GtpError {
    int seat = request.seat(0);
    game.clocks().left(seat, request.number(1), request.number(2));
    return "";
  }
}
