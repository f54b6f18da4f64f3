package yomikiri.engine.outside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import yomikiri.engine.game.NotationException;

/**
 * Another program that plays, as the user has set it up.
 *
 * @param name what players' specs call it, such as {@code engine:name=ntest}
 * @param program the program, or the interpreter of {@code script}; run as it is, by no shell
 * @param script given to the program before all arguments; empty for none
 * @param folder where it runs; empty for the folder of the program that runs it
 * @param games ids of the games it plays; empty for all that its protocol can tell
 * @param restarts whether every game gets a new process
 * @param memory in MB, told to an engine that speaks UGI and has the option {@code Hash}; 0 for
 *     what it takes itself
 */
public record EngineEntry(
    String name,
    String program,
    String script,
    List<String> arguments,
    String folder,
    Protocol protocol,
    List<String> games,
    boolean restarts,
    int memory) {
  /** What a name is made of. */
  static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

  private static final Pattern TYPOGRAPHIC =
      Pattern.compile("[\u2010-\u2015\u2212\u2018-\u201f\u00ab\u00bb]");

  /** The languages that engines are spoken to in. */
  public enum Protocol {
    GTP("gtp"),
    UGI("ugi"),
    NBOARD("nboard");

    private final String key;

    Protocol(String key) {
      this.key = key;
    }

    /** What files and options call it. */
    public String key() {
      return key;
    }

    public static Optional<Protocol> of(String key) {
      return List.of(values()).stream().filter(one -> one.key.equals(key)).findFirst();
    }
  }

  public EngineEntry {
    arguments = List.copyOf(arguments);
    games = List.copyOf(games);
  }

  /** One that takes as much memory as it likes. */
  public EngineEntry(
      String name,
      String program,
      String script,
      List<String> arguments,
      String folder,
      Protocol protocol,
      List<String> games,
      boolean restarts) {
    this(name, program, script, arguments, folder, protocol, games, restarts, 0);
  }

  /** The same under another name. */
  public EngineEntry named(String other) {
    return new EngineEntry(
        other, program, script, arguments, folder, protocol, games, restarts, memory);
  }

  /** Program, script and arguments. */
  List<String> command() {
    List<String> command = new ArrayList<>(List.of(program));
    if (!script.isEmpty()) {
      command.add(script);
    }
    command.addAll(arguments);
    return command;
  }

  /** Whether it is there for this game. */
  public boolean plays(String game) {
    return games.isEmpty() || games.contains(game);
  }

  /**
   * Checks what a user has entered.
   *
   * @throws NotationException saying what is wrong with the first field that is
   */
  public void check() throws NotationException {
    if (!NAME.matcher(name).matches()) {
      throw new NotationException(1, 1, "engine.name", name);
    }
    if (program.isBlank()) {
      throw new NotationException(1, 1, "engine.program", name);
    }
    for (String part : command()) {
      Matcher typographic = TYPOGRAPHIC.matcher(part);
      if (typographic.find()) {
        throw new NotationException(
            1, typographic.start() + 1, "engine.typographic", typographic.group(), part);
      }
      if (part.chars().anyMatch(Character::isISOControl)) {
        throw new NotationException(1, 1, "engine.control", name);
      }
    }
  }
}
