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
import yomikiri.app.board.GameStock;
import yomikiri.app.jobs.Item;
import yomikiri.app.jobs.Keeper;
import yomikiri.app.jobs.News;
import yomikiri.app.play.record.SavedGames;
import yomikiri.app.play.session.ReadyGame;
import yomikiri.app.text.Fault;
import yomikiri.app.ui.SortBy;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.Plan;
import yomikiri.engine.study.Played;
import yomikiri.engine.study.Study;

/** The finished games of one study, a page at a time. */
public final class GamesViewModel {
  static final int PAGE = 200;

  private final Laboratory lab;
  private final Item<StudyCard> item;
  private final GameStock stock;
  private final Consumer<? super ReadyGame<?>> open;
  private final Consumer<? super News<StudyCard>> tell;
  private final ObjectProperty<Optional<Pairing>> pairing =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<Result> result = new SimpleObjectProperty<>(Result.ANY);
  private final ObservableList<GameRow> rows = FXCollections.observableArrayList();
  private final ReadOnlyBooleanWrapper hasNext = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper hasPrevious = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper reading = new ReadOnlyBooleanWrapper();
  private final ObjectProperty<List<SortBy<GameColumn>>> order =
      new SimpleObjectProperty<>(List.of());
  private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
  private int start; // the place of the page's first game among those asked for
  private int ticket;

  /** How a game ended, as one may ask for it. */
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

  /**
   * @param open puts a game on the table
   */
  public GamesViewModel(
      Laboratory lab,
      Item<StudyCard> item,
      GameStock stock,
      Consumer<? super ReadyGame<?>> open,
      Consumer<? super News<StudyCard>> tell) {
    this.lab = lab;
    this.item = item;
    this.stock = stock;
    this.open = open;
    this.tell = tell;
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

  public ObservableList<GameRow> rows() {
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
    Study study = item.card().get().study().orElse(null);
    if (study == null) {
      return;
    }
    int mine = ++ticket;
    reading.set(true);
    int from = start;
    Plan plan = new Plan(study);
    Predicate<Played> wanted = wanted(plan);
    Comparator<GameRow> by = SortBy.order(order.get(), column -> column.ascending(study));
    lab.games(
        item.entry(),
        archive -> found(archive.games(wanted, game -> GameRow.of(game, study, plan)), by, from),
        new Keeper.Answer<Found>() {
          @Override
          public void done(Found games) {
            if (mine == ticket) {
              show(games, from);
            }
          }

          @Override
          public void failed(Fault fault) {
            if (mine == ticket) {
              reading.set(false);
              tell.accept(new News.Failed<>(fault));
            }
          }
        });
  }

  /**
   * A page of the games asked for.
   *
   * @param all how many there are
   */
  private record Found(List<GameRow> page, int all) {}

  private static Found found(List<GameRow> games, Comparator<GameRow> by, int from) {
    List<GameRow> page = games.stream().sorted(by).skip(from).limit(PAGE).toList();
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

  private Predicate<Played> wanted(Plan plan) {
    Optional<Pairing> only = pairing.get();
    Result asked = result.get();
    return game ->
        (only.isEmpty() || plan.pairing(game.number()).equals(only.get())) && is(game, asked);
  }

  private static boolean is(Played game, Result asked) {
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

  /** Puts a game on the table of the play screen. */
  public void open(@Nullable GameRow row) {
    if (row == null) {
      return;
    }
    lab.game(
        item.entry(),
        row.number(),
        record -> SavedGames.of(record, stock).ready(),
        new Keeper.Answer<ReadyGame<?>>() {
          @Override
          public void done(ReadyGame<?> game) {
            open.accept(game);
          }

          @Override
          public void failed(Fault fault) {
            tell.accept(new News.Failed<>(fault));
          }
        });
  }
}
