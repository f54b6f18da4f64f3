package yomikiri.app.lab;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.jobs.Job;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.ui.Sorting.SortBy;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.run.RunProgress;

/** View model of the finished games of one study, a page at a time. */
@UiThread
public final class GamesViewModel {
  static final int PAGE = 200;

  private final StudyJobType lab;
  private final Job<RunProgress> job;
  private final AvailableGames availableGames;
  private final Consumer<? super RestoredGame<?>> open;
  private final Notices notices;
  private final ObjectProperty<Optional<Pairing>> pairing =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<Result> result = new SimpleObjectProperty<>(Result.ANY);
  private final ObservableList<StudyGameRow> rows = FXCollections.observableArrayList();
  private final ReadOnlyBooleanWrapper hasNext = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper hasPrevious = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper reading = new ReadOnlyBooleanWrapper();
  private final ObjectProperty<List<SortBy<GameColumn>>> order =
      new SimpleObjectProperty<>(List.of());
  private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
  private int start; // the place of the page's first game among those asked for
  private int ticket;

  /** The results by which games are filtered. */
  public enum Result {
    ANY,
    FIRST_WON,
    DRAWN,
    SECOND_WON,
    THIRD_WON,
    FOURTH_WON,
    FORFEITED;

    /** What may be asked of games for so many. */
    static List<Result> of(int seats) {
      return Arrays.stream(values())
          .filter(one -> seats > 2 || one != THIRD_WON)
          .filter(one -> seats > 3 || one != FOURTH_WON)
          .toList();
    }
  }

  /** {@code open} puts a game on the board. */
  public GamesViewModel(
      StudyJobType lab,
      Job<RunProgress> job,
      AvailableGames availableGames,
      Consumer<? super RestoredGame<?>> open,
      Notices notices) {
    this.lab = lab;
    this.job = job;
    this.availableGames = availableGames;
    this.open = open;
    this.notices = notices;
    pairing.addListener((value, before, now) -> first());
    result.addListener((value, before, now) -> first());
    order.addListener((value, before, now) -> first());
  }

  /** Goes on where {@code before}, of the same study, was left: with its page, filter and order. */
  public void goOnFrom(GamesViewModel before) {
    pairing.set(before.pairing.get());
    result.set(before.result.get());
    order.set(before.order.get());
    start = before.start;
    load();
  }

  /** Only games of this pairing; empty for all. */
  public ObjectProperty<Optional<Pairing>> pairing() {
    return pairing;
  }

  public ObjectProperty<Result> result() {
    return result;
  }

  public ObservableList<StudyGameRow> rows() {
    return rows;
  }

  /** What the games are sorted by; of equal ones, the one played first comes first. */
  ObjectProperty<List<SortBy<GameColumn>>> order() {
    return order;
  }

  /** How many games there are as asked for, on all pages. */
  ReadOnlyIntegerProperty count() {
    return count.getReadOnlyProperty();
  }

  /** The place among them of the first one on this page, from 0. */
  int start() {
    return start;
  }

  public ReadOnlyBooleanProperty hasNext() {
    return hasNext.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty hasPrevious() {
    return hasPrevious.getReadOnlyProperty();
  }

  /** Whether a page is being read. */
  public ReadOnlyBooleanProperty reading() {
    return reading.getReadOnlyProperty();
  }

  /** Reads from the first game on. */
  public void first() {
    start = 0;
    load();
  }

  public void next() {
    if (hasNext.get()) {
      start += PAGE;
      load();
    }
  }

  public void previous() {
    if (hasPrevious.get()) {
      start -= PAGE;
      load();
    }
  }

  /** Reads this page again; more may have been played. */
  public void load() {
    Study study = job.snapshot().get().details().map(RunProgress::study).orElse(null);
    if (study == null) {
      return;
    }
    int mine = ++ticket;
    reading.set(true);
    int from = start;
    StudySchedule schedule = new StudySchedule(study);
    Predicate<PlayedGame> wanted = wanted(schedule);
    Comparator<StudyGameRow> by = SortBy.order(order.get(), column -> column.ascending(study));
    lab.games(
        job.entry(),
        archive ->
            found(archive.games(wanted, game -> StudyGameRow.of(game, study, schedule)), by, from),
        games -> {
          if (mine == ticket) {
            show(games, from);
          }
        },
        fault -> {
          if (mine == ticket) {
            reading.set(false);
            notices.show(Notice.warning(fault));
          }
        });
  }

  /** A page of the games asked for, of {@code all} there are. */
  private record Found(List<StudyGameRow> page, int all) {}

  private static Found found(List<StudyGameRow> games, Comparator<StudyGameRow> by, int from) {
    List<StudyGameRow> page = games.stream().sorted(by).skip(from).limit(PAGE).toList();
    return new Found(page, games.size());
  }

  private void show(Found games, int from) {
    reading.set(false);
    if (!rows.equals(games.page())) {
      rows.setAll(games.page());
    }
    count.set(games.all());
    hasNext.set(games.all() > from + PAGE);
    hasPrevious.set(from > 0);
  }

  private Predicate<PlayedGame> wanted(StudySchedule schedule) {
    Optional<Pairing> only = pairing.get();
    Result asked = result.get();
    return game ->
        (only.isEmpty() || schedule.pairing(game.number()).equals(only.get())) && is(game, asked);
  }

  private static boolean is(PlayedGame game, Result asked) {
    return switch (asked) {
      case ANY -> true;
      case FIRST_WON -> game.winner().orElse(-1) == 0;
      case DRAWN -> game.winner().isEmpty();
      case SECOND_WON -> game.winner().orElse(-1) == 1;
      case THIRD_WON -> game.winner().orElse(-1) == 2;
      case FOURTH_WON -> game.winner().orElse(-1) == 3;
      case FORFEITED -> !(game.ending() instanceof yomikiri.engine.match.Ending.Normal);
    };
  }

  /** Puts a game on the board of the play screen. */
  public void open(@Nullable StudyGameRow row) {
    if (row == null) {
      return;
    }
    lab.game(
        job.entry(),
        row.number(),
        record -> GameRestorer.of(record, availableGames).restored(),
        open,
        fault -> notices.show(Notice.warning(fault)));
  }
}
