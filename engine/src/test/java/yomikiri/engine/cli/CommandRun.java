package yomikiri.engine.cli;

import static yomikiri.engine.games.TestCatalog.CATALOG;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import yomikiri.engine.cli.terminal.Console;
import yomikiri.engine.cli.terminal.Output;
import yomikiri.engine.file.Disk;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.PlayerType;
import yomikiri.engine.think.Ticker;

/** A command line run inside the test, at a fixed time, with 42 wherever a seed comes by chance. */
public record CommandRun(int status, String out, String err) {
  static final String LAYOUT = "5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0";

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-20T13:05:09Z"), ZoneOffset.UTC);

  public static CommandRun of(String... args) {
    return inFolder(Path.of("target"), "", args);
  }

  public static CommandRun inFolder(Path folder, String input, String... args) {
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    return of(CATALOG, folder, in, args);
  }

  /** With no other game than {@code kit}'s. */
  public static CommandRun of(GameKit<?> kit, Path folder, InputStream in, String... args) {
    return of(new Catalog(List.of(kit), List.of()), folder, in, args);
  }

  private static CommandRun of(Catalog catalog, Path folder, InputStream in, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = YomikiriCommand.run(console(folder, in, out, err), catalog, args);
    return new CommandRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The same, with another time that passes. */
  public static CommandRun of(
      GameKit<?> kit, Path folder, InputStream in, Ticker ticker, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = console(folder, Disk.REAL, ticker, in, out, err);
    int status = YomikiriCommand.run(console, new Catalog(List.of(kit), List.of()), args);
    return new CommandRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** With another disk to write to. */
  public static CommandRun onDisk(Disk disk, Path folder, String input, String... args) {
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console = console(folder, disk, () -> 0, in, out, err);
    int status = YomikiriCommand.run(console, CATALOG, args);
    return new CommandRun(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  public static Console console(Path folder, InputStream in, OutputStream out, OutputStream err) {
    return console(folder, Disk.REAL, () -> 0, in, out, err);
  }

  private static Console console(
      Path folder, Disk disk, Ticker ticker, InputStream in, OutputStream out, OutputStream err) {
    return new Console(
        in,
        new Output(out),
        new Output(err),
        folder,
        disk,
        CLOCK,
        ticker,
        () -> 42,
        (task, stop) -> task.run());
  }

  /** A sentence with the lists of all games and of one game's players put in. */
  public static String filledIn(String sentence, String game) {
    GameKit<?> kit = CATALOG.kit(game).orElseThrow();
    return sentence
        .replace(
            "{games}",
            CATALOG.kits().stream()
                .map(known -> known.game().id())
                .collect(Collectors.joining(", ")))
        .replace(
            "{players}",
            Stream.concat(
                    kit.players().stream().map(PlayerType::name),
                    kit.levels().stream().map(Level::name))
                .collect(Collectors.joining(", ")));
  }

  public List<String> outLines() {
    return out.lines().toList();
  }
}
