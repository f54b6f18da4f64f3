package yomikiri.engine.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.FoundToken;
import yomikiri.engine.game.NotationException;

/**
 * The engines that a user has set up, in one file that people can read and write: a line {@code
 * [name]} for each, and below it lines such as {@code program = /usr/bin/ntest}. {@code argument}
 * is given once for each argument, in their order, and {@code game} once for each game; what stands
 * behind the sign is taken as it is. Lines that begin with {@code #} are remarks. From any thread.
 */
public final class EngineList {
  /** The name of the file in the folder of the settings. */
  public static final String FILE = "engines.txt";

  private static final List<String> KEYS =
      List.of("program", "script", "argument", "folder", "protocol", "game", "restart", "memory");

  private final Path file;

  public EngineList(Path file) {
    this.file = file;
  }

  /** The list of the user of this computer. */
  public static EngineList ofSystem() {
    return new EngineList(
        settings(
                System.getProperty("os.name", ""),
                System.getProperty("user.home", ""),
                System.getenv())
            .resolve(FILE));
  }

  /** The folder in which programs of this user keep our settings. */
  static Path settings(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("windows")) {
      String local = environment.getOrDefault("LOCALAPPDATA", home + "\\AppData\\Local");
      return Path.of(local, "yomikiri");
    }
    if (name.contains("mac")) {
      return Path.of(home, "Library", "Preferences", "yomikiri");
    }
    Path given = Path.of(environment.getOrDefault("XDG_CONFIG_HOME", ""));
    return (given.isAbsolute() ? given : Path.of(home, ".config")).resolve("yomikiri");
  }

  /** The file, which need not be there. */
  public Path file() {
    return file;
  }

  /**
   * All engines, in the order of the file; none if there is no file.
   *
   * @throws NotationException naming the place of what is wrong
   */
  public List<EngineEntry> read() throws IOException, NotationException {
    try {
      return parse(Files.readString(file));
    } catch (NoSuchFileException none) {
      return List.of();
    }
  }

  /** The engine of this name. */
  public Optional<EngineEntry> find(String name) throws IOException, NotationException {
    return read().stream().filter(entry -> entry.name().equals(name)).findFirst();
  }

  /** Puts an engine at the end of the list, or in the place of the one of the same name. */
  public synchronized void put(EngineEntry entry) throws IOException, NotationException {
    entry.check();
    List<EngineEntry> all = new ArrayList<>(read());
    int at = 0;
    while (at < all.size() && !all.get(at).name().equals(entry.name())) {
      at++;
    }
    if (at < all.size()) {
      all.set(at, entry);
    } else {
      all.add(entry);
    }
    write(all);
  }

  /** Puts an engine that is not on the list where {@code index} engines stand before it. */
  public synchronized void insert(EngineEntry entry, int index)
      throws IOException, NotationException {
    entry.check();
    List<EngineEntry> all = new ArrayList<>(read());
    all.removeIf(other -> other.name().equals(entry.name()));
    all.add(Math.min(index, all.size()), entry);
    write(all);
  }

  /** Takes an engine off the list; whether there was one. */
  public synchronized boolean remove(String name) throws IOException, NotationException {
    List<EngineEntry> all = new ArrayList<>(read());
    boolean found = all.removeIf(entry -> entry.name().equals(name));
    if (found) {
      write(all);
    }
    return found;
  }

  private void write(List<EngineEntry> all) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    new WholeFile(Disk.REAL).write(file, text(all));
  }

  private static String text(List<EngineEntry> all) {
    return all.stream().map(entry -> text(entry) + "\n").collect(Collectors.joining());
  }

  /** The lines of an engine as they stand in the file. */
  public static String text(EngineEntry entry) {
    StringBuilder text = new StringBuilder();
    text.append('[').append(entry.name()).append("]\n");
    line(text, "program", entry.program());
    line(text, "script", entry.script());
    entry.arguments().forEach(argument -> text.append("argument = ").append(argument).append('\n'));
    line(text, "folder", entry.folder());
    line(text, "protocol", entry.protocol().key());
    entry.games().forEach(game -> line(text, "game", game));
    line(text, "restart", entry.restarts() ? "yes" : "");
    line(text, "memory", entry.memory() > 0 ? Integer.toString(entry.memory()) : "");
    return text.toString();
  }

  private static void line(StringBuilder text, String key, String value) {
    if (!value.isEmpty()) {
      text.append(key).append(" = ").append(value).append('\n');
    }
  }

  /**
   * Reads engines.
   *
   * @throws NotationException naming the place of what is wrong
   */
  static List<EngineEntry> parse(String text) throws NotationException {
    List<EngineEntry> all = new ArrayList<>();
    Section section = null;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String bare = line.strip();
      if (bare.startsWith("[") && bare.endsWith("]")) {
        if (section != null) {
          all.add(section.entry());
        }
        section = new Section(bare.substring(1, bare.length() - 1).strip(), number);
      } else if (!bare.isEmpty() && !bare.startsWith("#")) {
        if (section == null || bare.indexOf('=') < 0) {
          throw new NotationException(number, 1, "engine.line", FoundToken.shortened(bare));
        }
        section.set(line, number);
      }
    }
    if (section != null) {
      all.add(section.entry());
    }
    return all;
  }

  /** One engine's lines. */
  private static final class Section {
    private final String name;
    private final int number;
    private final List<String> arguments = new ArrayList<>();
    private final List<String> games = new ArrayList<>();
    private String program = "";
    private String script = "";
    private String folder = "";
    private EngineEntry.Protocol protocol = EngineEntry.Protocol.UGI;
    private boolean restarts;
    private int memory;

    Section(String name, int number) {
      this.name = name;
      this.number = number;
    }

    void set(String line, int at) throws NotationException {
      int equals = line.indexOf('=');
      String key = line.substring(0, equals).strip();
      String value = line.substring(equals + 1);
      String bare = value.strip();
      switch (key) {
        case "program" -> program = bare;
        case "script" -> script = bare;
        case "argument" -> arguments.add(value.startsWith(" ") ? value.substring(1) : value);
        case "folder" -> folder = bare;
        case "game" -> games.add(bare);
        case "restart" -> restarts = bare.equals("yes");
        case "memory" -> {
          if (!bare.matches("\\d{1,6}")) {
            throw new NotationException(
                at, equals + 2, "engine.memory", FoundToken.shortened(bare));
          }
          memory = Integer.parseInt(bare);
        }
        case "protocol" ->
            protocol =
                EngineEntry.Protocol.of(bare)
                    .orElseThrow(
                        () ->
                            new NotationException(
                                at, equals + 2, "engine.protocol", FoundToken.shortened(bare)));
        default ->
            throw new NotationException(
                at, 1, "engine.key", FoundToken.shortened(key), String.join(", ", KEYS));
      }
    }

    EngineEntry entry() throws NotationException {
      EngineEntry entry =
          new EngineEntry(
              name, program, script, arguments, folder, protocol, games, restarts, memory);
      try {
        entry.check();
      } catch (NotationException e) {
        throw new NotationException(
            number, 1, e.fault(), e.details(), String.valueOf(e.getMessage()));
      }
      return entry;
    }
  }
}
