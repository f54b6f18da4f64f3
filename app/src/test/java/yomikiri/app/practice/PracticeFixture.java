package yomikiri.app.practice;

import static yomikiri.app.TestCatalog.CATALOG;
import static yomikiri.app.TestCatalog.GAME_LIST;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SplittableRandom;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.store.Folders;
import yomikiri.app.store.Store;
import yomikiri.app.store.Workers;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.file.Disk;
import yomikiri.engine.teach.Puzzle;
import yomikiri.engine.teach.Puzzle.Kind;
import yomikiri.engine.teach.Rating;

/** A Practice screen without a window: it searches when told to, and time goes when told to. */
final class PracticeFixture {
  static final Puzzle HOLD =
      puzzle("x../.o./..x o", Kind.HOLD_DRAW, List.of("b1", "b3"), new Rating(1290, 61, 0.06));
  static final Puzzle WIN =
      puzzle("xx./oo./..x o", Kind.ONLY_WIN, List.of("c2"), new Rating(900, 60, 0.06));

  final TestNotices notices = new TestNotices();
  final DirectSearchExecutor search = new DirectSearchExecutor(() -> 0);
  final DirectBackground background = new DirectBackground();
  private final Path folder;
  private Instant now = Instant.parse("2026-11-26T12:00:00Z");

  private final Clock clock =
      new Clock() {
        @Override
        public ZoneId getZone() {
          return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
          throw new UnsupportedOperationException();
        }

        @Override
        public Instant instant() {
          return now;
        }
      };

  PracticeFixture(Path folder) {
    this.folder = folder;
  }

  static Puzzle puzzle(String position, Kind kind, List<String> line, Rating rating) {
    return new Puzzle("tictactoe", position, kind, line, 0, -1, 6, 2, 3, rating);
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  /** The screen of a newly started copy of the app, in view. */
  PracticeViewModel open(Puzzle... puzzles) {
    Store store =
        new Store(
            new Folders(
                folder.resolve("config"),
                folder.resolve("board"),
                folder.resolve("games"),
                folder.resolve("log")),
            Disk.REAL,
            clock,
            new SplittableRandom(1),
            new Workers(Runnable::run, Runnable::run, later -> {}, patience -> {}, Runnable::run),
            CATALOG,
            notices);
    return new PracticeViewModel(
        AvailableGames.of(GAME_LIST),
        new PracticeViewModel.Material(
            store.practice(),
            () -> List.of(puzzles),
            new FileExecutor(Runnable::run, Runnable::run)),
        search,
        background,
        clock,
        new SplittableRandom(1),
        notices);
  }

  /** Ends the search under way. */
  void searched() {
    search.finishOne();
  }
}
