package yomikiri.engine.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.MortalDisk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.library.GameCollection.IndexedFile;
import yomikiri.engine.think.GameKit;

/** Games moved between two folders: three of one file and two of another, of which one stays. */
final class GameTransferTest {
  private static final GameLookup GAMES = id -> TestCatalog.CATALOG.kit(id).map(GameKit::game);
  private static final List<String> ALL = List.of("Ann", "Bob", "Cem", "Dan", "Eve");
  private static final List<String> MOVED = List.of("Ann", "Bob", "Dan", "Eve");

  @TempDir private Path folder;

  private Path from = Path.of("");
  private Path to = Path.of("");

  /** Lays out the games anew. */
  private void layOut(int number) throws IOException {
    from = Files.createDirectories(folder.resolve(number + "/From here"));
    to = Files.createDirectories(folder.resolve(number + "/To there"));
    Files.writeString(from.resolve("a.ykr"), game("Ann") + game("Bob") + game("Cem"));
    Files.writeString(from.resolve("b.ykr"), game("Dan") + game("Eve"));
  }

  private static String game(String player) {
    return "[Game \"tictactoe\"]\n[Layout \".../.../... x\"]\n[Player1 \""
        + player
        + "\"]\n[Termination \"unterminated\"]\n\n1. a1 b1\n\n";
  }

  private GameTransfer transfer(Disk disk) {
    return new GameTransfer(from.resolveSibling(".moves"), name -> from.resolveSibling(name), disk);
  }

  private static GameCollection collection(Path place, Disk disk) {
    return new GameCollection(place, place.resolve(".index"), GAMES, disk);
  }

  private static List<String> players(Path place) throws IOException {
    return collection(place, Disk.REAL).open().index().games().stream()
        .map(game -> game.tag("Player1").orElseThrow())
        .sorted()
        .toList();
  }

  /** Moves all but one. */
  private GameTransfer.Done move(Disk disk) throws IOException, NotationException {
    CollectionIndex index = collection(from, Disk.REAL).open().index();
    List<IndexedGame> moved =
        index.games().stream()
            .filter(game -> !game.tag("Player1").orElseThrow().equals("Cem"))
            .toList();
    GameCollection source = collection(from, disk);
    return transfer(disk)
        .make(
            "note",
            new TransferNote(
                "From here", "To there", List.of("new.ykr"), source.sources(index, moved, "stem")),
            () -> {
              try (Draft draft = new WholeFile(disk).draft(to.resolve("new.ykr"))) {
                source.write(index, moved, draft);
                draft.finish();
              }
              source.remove(index, moved, "stem");
            });
  }

  private void assertWhole(boolean isDone) throws IOException {
    assertThat(players(from)).isEqualTo(isDone ? List.of("Cem") : ALL);
    assertThat(players(to)).isEqualTo(isDone ? MOVED : List.of());
  }

  private List<Path> notes() throws IOException {
    List<Path> notes = new ArrayList<>();
    if (Files.exists(from.resolveSibling(".moves"))) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(from.resolveSibling(".moves"))) {
        files.forEach(
            file -> {
              if (!String.valueOf(file.getFileName()).startsWith(".")) {
                notes.add(file);
              }
            });
      }
    }
    return notes;
  }

  @Test
  void whereverItIsKilledAllGamesAreInOneFolderAfterTheNextStart() throws Exception {
    boolean isAlive = false;
    int killed = 0;
    for (int steps = 0; !isAlive; steps++) {
      layOut(steps);
      MortalDisk disk = new MortalDisk(steps);
      try {
        move(disk);
        isAlive = true;
      } catch (IOException dead) {
        killed++;
      }
      killRecovering(steps % 7);
      transfer(Disk.REAL).recover(name -> false);
      assertWhole(!players(to).isEmpty());
      assertThat(players(to).isEmpty()).as("moved").isIn(!isAlive, false);
      assertThat(notes()).isEmpty();
    }
    assertThat(killed).isGreaterThan(15);
  }

  /** The next start may be killed too. */
  private void killRecovering(int steps) {
    MortalDisk disk = new MortalDisk(steps);
    try {
      transfer(disk).recover(name -> false);
    } catch (IOException dead) {
      assertThat(disk.isDead()).isTrue();
    }
  }

  @Test
  void aDiskThatFailsOnceLeavesAllAsItWas() throws Exception {
    boolean hasFailed = true;
    for (int step = 0; hasFailed; step++) {
      layOut(step);
      AtomicInteger calls = new AtomicInteger(step);
      Disk disk = failingAfter(calls);
      try {
        move(disk);
        hasFailed = calls.get() < 0;
      } catch (IOException failed) {
        hasFailed = true;
      }
      if (hasFailed && players(to).isEmpty()) {
        assertWhole(false);
      } else {
        assertWhole(true);
      }
      transfer(Disk.REAL).recover(name -> false);
      assertThat(players(from).size() + players(to).size()).isEqualTo(ALL.size());
    }
  }

  /** Fails at one call, and then no more. */
  private static Disk failingAfter(AtomicInteger calls) {
    return (Disk)
        Proxy.newProxyInstance(
            Disk.class.getClassLoader(),
            new Class<?>[] {Disk.class},
            (proxy, method, arguments) -> {
              boolean changes = !method.getName().equals("mayWrite");
              if (changes && calls.getAndDecrement() == 0) {
                throw new IOException("once");
              }
              try {
                return method.invoke(Disk.REAL, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  void aMoveIsTakenBackAfterBothWereRenamed() throws Exception {
    layOut(0);
    GameTransfer.Done done = move(Disk.REAL);
    assertWhole(true);
    from = Files.move(from, from.resolveSibling("Once"));
    to = Files.move(to, to.resolveSibling("Now"));
    transfer(Disk.REAL).undo("undo", done, done.note().between("Once", "Now"));
    assertWhole(false);
  }

  @Test
  void nothingIsTakenBackWhereAFolderIsGoneOrGamesWereChanged() throws Exception {
    layOut(0);
    GameTransfer.Done done = move(Disk.REAL);
    assertThatThrownBy(
            () -> transfer(Disk.REAL).undo("undo", done, done.note().between("Gone", "To there")))
        .isInstanceOf(IOException.class);
    Files.writeString(to.resolve("new.ykr"), game("Ann") + game("Fay"));
    assertThatThrownBy(() -> transfer(Disk.REAL).undo("undo", done, done.note()))
        .hasMessageContaining("changed");
    assertThat(players(from)).containsExactly("Cem");
    assertThat(players(to)).containsExactly("Ann", "Fay");
  }

  @Test
  void aMoveWhoseFolderWasRenamedBeforeTheNextStartLosesNothing() throws Exception {
    for (int steps = 0; steps < 40; steps++) {
      layOut(steps);
      try {
        move(new MortalDisk(steps));
      } catch (IOException dead) {
        from = Files.move(from, from.resolveSibling("Renamed"));
        transfer(Disk.REAL).recover(name -> false);
        List<String> left = new ArrayList<>(players(from));
        left.addAll(players(to));
        assertThat(left).containsAll(ALL);
      }
    }
  }

  @Test
  void aDamagedNoteIsNeverAnOrder() {
    TransferNote note =
        new TransferNote(
            "From - here",
            "",
            List.of("a b.ykr", "-"),
            List.of(new TransferNote.Source(new IndexedFile("x%.ykr", 5, 7, 0), "~x", "x%.ykr")));
    assertThat(TransferNote.parse(note.text())).contains(note);
    for (String path : List.of("..", "../x", "/etc/x", "a/b", ".")) {
      TransferNote other = new TransferNote("A", "B", List.of(path), List.of());
      assertThat(TransferNote.parse(other.text())).as(path).isEmpty();
    }
    SplittableRandom random = new SplittableRandom(3);
    String text = note.text();
    for (int i = 0; i < 20_000; i++) {
      StringBuilder other = new StringBuilder(text);
      for (int n = random.nextInt(1, 4); n > 0; n--) {
        int at = random.nextInt(other.length());
        switch (random.nextInt(3)) {
          case 0 -> other.deleteCharAt(at);
          case 1 -> other.setCharAt(at, (char) random.nextInt(32, 127));
          default -> other.insert(at, (char) random.nextInt(9, 127));
        }
      }
      TransferNote.parse(other.toString())
          .ifPresent(read -> assertThat(read.added()).noneMatch(name -> name.contains("/")));
    }
  }
}
