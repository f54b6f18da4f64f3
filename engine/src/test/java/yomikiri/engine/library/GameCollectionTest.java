package yomikiri.engine.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.MortalDisk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.game.Step;
import yomikiri.engine.games.TestCatalog;
import yomikiri.engine.library.CollectionImport.Report;
import yomikiri.engine.library.OpeningExplorer.ExploredMove;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;
import yomikiri.engine.think.GameKit;

final class GameCollectionTest {
  private static final GameLookup GAMES = id -> TestCatalog.CATALOG.kit(id).map(GameKit::game);

  @TempDir private Path folder;
  private GameCollection collection;

  @BeforeEach
  void open() {
    collection = on(Disk.REAL);
  }

  private GameCollection on(Disk disk) {
    return new GameCollection(folder.resolve("games"), folder.resolve("index"), GAMES, disk);
  }

  /** A game played at random as its record. */
  private static String game(String id, long seed, String... moreTags) {
    return game(GAMES.game(id).orElseThrow(), seed, moreTags);
  }

  private static <P extends Position> String game(Game<P> game, long seed, String... moreTags) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSession<P> session = new GameSession<>(game, game.newPosition(seed));
    while (!session.isOver()) {
      for (int seat = 0; seat < session.players(); seat++) {
        if (session.isAwaited(seat)) {
          int[] legal = session.legalMoves(seat);
          session.play(seat, legal[random.nextInt(legal.length)]);
        }
      }
    }
    List<Tag> tags = new ArrayList<>();
    for (int i = 0; i < moreTags.length; i += 2) {
      tags.add(new Tag(moreTags[i], moreTags[i + 1]));
    }
    tags.add(GameRecord.resultOf(session));
    tags.add(GameRecord.terminationOf(true));
    return GameRecord.of(session, tags, List.of()).text();
  }

  private Path source(String... records) throws IOException {
    Path file = Files.createTempFile(folder, "source", ".ykr");
    return Files.writeString(file, String.join("\n", records));
  }

  private Report imported(String stem, Path... sources) throws IOException {
    return new CollectionImport(collection, stem, List.of(sources)).run(progress -> {});
  }

  private static List<String> names(List<IndexedGame> games) {
    return games.stream().map(game -> game.tag("Player1").orElse("")).toList();
  }

  @Test
  void whatIsImportedIsThereAgainWordForWord() throws IOException {
    String first = game("othello-4", 1, "Player1", "Ann", "Event", "Club");
    String second = game("tron-3", 2, "Player1", "Bob");
    String third = game("mattix-4", 3, "Player1", "Cem");
    Report report = imported("one", source(first, second, third));
    assertThat(report.games()).isEqualTo(3);
    CollectionIndex index = on(Disk.REAL).open().index();
    assertThat(names(index.games())).containsExactly("Ann", "Bob", "Cem");
    assertThat(texts(index)).containsExactly(first, second, third);
    assertThat(index.games().getFirst().tag("Event")).contains("Club");
    assertThat(index.games()).allMatch(IndexedGame::isFinished);
  }

  private List<String> texts(CollectionIndex index) throws IOException {
    List<String> texts = new ArrayList<>();
    for (IndexedGame game : index.games()) {
      texts.add(collection.text(index, game));
    }
    return texts;
  }

  @Test
  void theIndexMadeAgainIsTheOneMadeByTheImport() throws IOException {
    imported(
        "one", source(game("othello-4", 1), game("trapez", 2), "[Game \"nothing\"]\n\n1. a1\n"));
    imported("two", source(game("othello-6", 3)));
    CollectionIndex before = collection.open().index();
    Files.delete(folder.resolve("index"));
    CollectionIndex again = collection.open().index();
    assertThat(again.games()).isEqualTo(before.games());
    assertThat(again.positions().sums()).isEqualTo(before.positions().sums());
  }

  @Test
  void duplicatesAreLeftOutAndCounted() throws IOException {
    String game = game("othello-4", 1, "Player1", "Ann", "Date", "1985");
    String others = game("othello-4", 1, "Player1", "Bob", "Date", "1985");
    Report report = imported("one", source(game, others, game));
    assertThat(report.games()).isEqualTo(2);
    assertThat(report.duplicates()).isEqualTo(1);
    Report again = imported("two", source(game));
    assertThat(again.file()).isEmpty();
    assertThat(again.duplicates()).isEqualTo(1);
    assertThat(Files.exists(folder.resolve("games/two.ykr"))).isFalse();
  }

  @Test
  void aFolderIsImportedAndWhatCannotBeReadIsSaid() throws IOException {
    Path inside = Files.createDirectories(folder.resolve("from/deep"));
    Files.writeString(inside.resolve("a.ykr"), game("othello-4", 1));
    Files.writeString(inside.resolve("b.ykr"), "[Game \"othello-4\"]\n\n1. a1\n");
    Path missing = folder.resolve("missing.ykr");
    Report report = imported("one", folder.resolve("from"), missing);
    assertThat(report.games()).isEqualTo(1);
    assertThat(report.faulty()).isEqualTo(1);
    assertThat(report.firstFault().orElseThrow().file()).isEqualTo(inside.resolve("b.ykr"));
    assertThat(report.unread()).singleElement().matches(one -> one.file().equals(missing));
  }

  @Test
  void whatIsInBeforeAnImportIsStoppedStays() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (int seed = 0; seed < 3; seed++) {
      sources.add(source(game("othello-4", seed)));
    }
    CollectionImport stopped = new CollectionImport(collection, "one", sources);
    Report report = stopped.run(progress -> stopped.stop());
    assertThat(report.isStopped()).isTrue();
    assertThat(report.games()).isEqualTo(1);
    assertThat(collection.open().index().games()).hasSize(1);
  }

  @Test
  void filesChangedFromOutsideAreReadAgainAndNoOthers() throws IOException {
    imported("one", source(game("othello-4", 1, "Player1", "Ann")));
    imported("two", source(game("othello-4", 2, "Player1", "Bob")));
    Path changed = folder.resolve("games/one.ykr");
    Files.writeString(changed, "\uFEFF" + game("othello-6", 9, "Player1", "Cem"));
    Files.writeString(folder.resolve("games/three.ykr"), game("mattix-4", 5, "Player1", "Dan"));
    CollectionIndex index = collection.open().index();
    assertThat(names(index.games())).containsExactly("Cem", "Dan", "Bob");
    assertThat(texts(index))
        .allSatisfy(text -> assertThat(GameRecord.parse(text, GAMES)).isNotNull());
    Files.delete(changed);
    assertThat(names(collection.open().index().games())).containsExactly("Dan", "Bob");
  }

  @Test
  void aFileChangedMeanwhileIsNotTakenForTheOldOne() throws IOException {
    imported("one", source(game("othello-4", 1)));
    CollectionIndex index = collection.open().index();
    Path file = folder.resolve("games/one.ykr");
    Files.setLastModifiedTime(file, FileTime.fromMillis(5));
    assertThatThrownBy(() -> collection.text(index, index.games().getFirst()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("changed");
    assertThatThrownBy(() -> collection.remove(index, index.games(), "x"))
        .isInstanceOf(IOException.class);
    assertThat(file).exists();
  }

  @Test
  void aDamagedIndexIsMadeAgainAndThatIsSaid() throws IOException {
    imported("one", source(game("othello-4", 1), game("trapez", 2)));
    byte[] whole = Files.readAllBytes(folder.resolve("index"));
    List<IndexedGame> games = collection.open().index().games();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 200; i++) {
      byte[] damaged = whole.clone();
      int place = random.nextInt(whole.length);
      damaged[place] ^= (byte) (1 << random.nextInt(8));
      Files.write(folder.resolve("index"), i % 4 == 0 ? Arrays.copyOf(damaged, place) : damaged);
      GameCollection.Opened opened = collection.open();
      assertThat(opened.index().games()).isEqualTo(games);
      if (!opened.isDamaged()) {
        long key = GAMES.game("trapez").orElseThrow().newPosition(0).canonicalKey();
        assertThatThrownBy(
                () -> GameQuery.ALL.withPosition(OptionalLong.of(key)).search(opened.index()))
            .isInstanceOf(IOException.class);
        Files.write(folder.resolve("index"), whole);
      }
    }
  }

  @Test
  void gamesRemovedAreGoneAndCanBePutBack() throws IOException {
    String ann = game("othello-4", 1, "Player1", "Ann");
    String bob = game("othello-4", 2, "Player1", "Bob");
    Path file = Files.createDirectories(folder.resolve("games")).resolve("mine.ykr");
    String tooLong = game("othello-4", 3) + "{" + "word ".repeat(1 << 18) + "}\n\n";
    String others = "\uFEFF" + tooLong + bob + "\n[Game \"unknown\"]\n\n1. a1\n";
    Files.writeString(file, others.replace(bob, ann + "\n" + bob));
    CollectionIndex index = collection.open().index();
    List<Path> removed = collection.remove(index, List.of(index.games().getFirst()), "gone");
    CollectionIndex left = collection.open().index();
    assertThat(names(left.games())).containsExactly("Bob");
    assertThat(left.faulty()).isEqualTo(2);
    assertThat(texts(left)).containsExactly(bob);
    assertThat(Files.readString(file)).isEqualTo(others);
    collection.restore(removed);
    assertThat(names(collection.open().index().games())).containsExactlyInAnyOrder("Ann", "Bob");
  }

  /** Killed at every step: the games that were there are, and the new ones wholly or not at all. */
  @Test
  void nothingIsLostWhereverAnImportIsKilled() throws IOException {
    String old = game("othello-4", 1, "Player1", "Ann");
    Path sources =
        source(game("othello-4", 2, "Player1", "Bob"), game("mattix-4", 3, "Player1", "Cem"));
    boolean isAlive = false;
    for (int steps = 0; !isAlive; steps++) {
      Path games = Files.createDirectories(folder.resolve("games"));
      Files.writeString(games.resolve("old.ykr"), old);
      MortalDisk disk = new MortalDisk(steps);
      try {
        new CollectionImport(on(disk), "new", List.of(sources)).run(progress -> {});
        isAlive = !disk.isDead();
      } catch (IOException killed) {
        assertThat(disk.isDead()).isTrue();
      }
      assertThat(names(collection.open().index().games()).stream().sorted().toList())
          .isIn(List.of("Ann", "Bob", "Cem"), List.of("Ann"));
      Files.deleteIfExists(games.resolve("new.ykr"));
      Files.deleteIfExists(folder.resolve("index"));
    }
  }

  @Test
  void wordsAreFoundWhereTheyBeginAndElseInside() throws IOException {
    imported(
        "one",
        source(
            game("othello-4", 1, "Player1", "Ann Lee", "Event", "Tokyo Open"),
            game("othello-4", 2, "Player1", "Joann", "Event", "Tokyo"),
            game("mattix-4", 3, "Player1", "名人戦")));
    assertThat(search(GameQuery.ALL.withWords("ann"))).containsExactly("Ann Lee");
    assertThat(search(GameQuery.ALL.withWords("TOK ann"))).containsExactly("Ann Lee");
    assertThat(search(GameQuery.ALL.withWords("oan"))).containsExactly("Joann");
    assertThat(search(GameQuery.ALL.withWords("人戦"))).containsExactly("名人戦");
    assertThat(search(GameQuery.ALL.withWords("zzz"))).isEmpty();
  }

  private List<String> search(GameQuery query) throws IOException {
    return names(query.search(collection.open().index()));
  }

  @Test
  void everyFilterIsHeldAgainstTheGamesThemselves() throws IOException, NotationException {
    String[] records = new String[60];
    for (int i = 0; i < records.length; i++) {
      records[i] = game("othello-4", i, "Player1", "P" + i, "Date", Integer.toString(1960 + i));
    }
    imported("one", source(records));
    List<String> drawn = new ArrayList<>();
    List<String> first = new ArrayList<>();
    List<String> longest = new ArrayList<>();
    for (String text : records) {
      GameSession<?> session = GameRecord.parse(text, GAMES).session();
      String name = GameRecord.parse(text, GAMES).tag("Player1").orElseThrow();
      (session.reward(0) == 0.5 ? drawn : session.reward(0) == 1 ? first : new ArrayList<String>())
          .add(name);
      (session.ply() >= 12 ? longest : new ArrayList<String>()).add(name);
    }
    assertThat(search(with(Optional.of(GameQuery.Outcome.DRAWN), 0, "", ""))).isEqualTo(drawn);
    assertThat(search(with(Optional.of(GameQuery.Outcome.FIRST_WON), 0, "", ""))).isEqualTo(first);
    assertThat(search(with(Optional.empty(), 12, "", ""))).isEqualTo(longest);
    assertThat(search(with(Optional.empty(), 0, "1962", "1964"))).containsExactly("P2", "P3", "P4");
  }

  private static GameQuery with(
      Optional<GameQuery.Outcome> outcome, int least, String from, String to) {
    return new GameQuery(
        "",
        Optional.of("othello-4"),
        outcome,
        least,
        Integer.MAX_VALUE,
        from,
        to,
        OptionalLong.empty());
  }

  /** Held against a plain replay that looks at all images of the position. */
  @Test
  void theExplorerCountsWhatAReplayCounts() throws IOException, NotationException {
    String[] records = new String[200];
    for (int i = 0; i < records.length; i++) {
      records[i] = game("othello-4", i, "Date", "day " + i);
    }
    imported("one", source(records));
    CollectionIndex index = collection.open().index();
    Game<?> game = GAMES.game("othello-4").orElseThrow();
    holdsAgainstReplay(index, game, records);
  }

  private <P extends Position> void holdsAgainstReplay(
      CollectionIndex index, Game<P> game, String[] records) throws IOException, NotationException {
    GameSession<P> here = new GameSession<>(game, game.newPosition(0));
    for (int ply = 0; ply < 5; ply++) {
      P position = here.position();
      List<ExploredMove> moves = OpeningExplorer.moves(index, game, position, 0);
      int counted = 0;
      double points = 0;
      for (String text : records) {
        GameSession<?> session = GameRecord.parse(text, GAMES).session();
        if (keyAt(session, ply) == position.canonicalKey()) {
          counted++;
          points += session.reward(here.isAwaited(0) ? 0 : 1);
        }
      }
      assertThat(moves.stream().mapToInt(ExploredMove::games).sum())
          .isEqualTo(counted)
          .isPositive();
      assertThat(moves.stream().mapToDouble(move -> move.rate() * move.games()).sum())
          .isCloseTo(points, within(1e-6));
      assertThat(moves)
          .allSatisfy(
              move -> {
                assertThat(move.wins() + move.draws() + move.losses()).isEqualTo(move.games());
                assertThat(move.interval().low()).isLessThanOrEqualTo(move.rate());
                assertThat(move.interval().high()).isGreaterThanOrEqualTo(move.rate());
              });
      assertThat(moves).isSortedAccordingTo((a, b) -> b.games() - a.games());
      here.play(
          ((Step.Single) moves.getFirst().step()).seat(),
          ((Step.Single) moves.getFirst().step()).move());
    }
  }

  private static <P extends Position> long keyAt(GameSession<P> whole, int ply) {
    GameSession<P> session = new GameSession<>(whole.game(), whole.start());
    whole.line().subList(0, ply).forEach(session::play);
    return session.position().canonicalKey();
  }

  @Test
  void copiesOfOneGameMakeNothingSurer() throws IOException {
    String[] copies = new String[30];
    for (int i = 0; i < copies.length; i++) {
      copies[i] = game("othello-4", 1, "Date", "day " + i);
    }
    imported("one", source(copies));
    CollectionIndex index = collection.open().index();
    Game<?> game = GAMES.game("othello-4").orElseThrow();
    List<ExploredMove> moves = moves(index, game);
    assertThat(moves).singleElement().matches(move -> move.games() == 30);
    assertThat(moves.getFirst().interval().high() - moves.getFirst().interval().low())
        .isGreaterThan(0.7);
  }

  private static <P extends Position> List<ExploredMove> moves(CollectionIndex index, Game<P> game)
      throws IOException {
    return OpeningExplorer.moves(index, game, game.newPosition(0), 0);
  }

  @Test
  void gamesAreWrittenOneBehindTheOther() throws IOException {
    String first = game("othello-4", 1);
    String second = game("trapez", 2);
    imported("one", source(first, second));
    CollectionIndex index = collection.open().index();
    Path target = folder.resolve("out.ykr");
    try (var draft = new WholeFile(Disk.REAL).draft(target)) {
      collection.write(index, index.games().reversed(), draft);
      draft.finish();
    }
    assertThat(Files.readString(target)).isEqualTo(second + "\n" + first + "\n");
  }
}
