package yomikiri.app.statistics;

import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.play.record.GameRestorer;
import yomikiri.app.play.record.SeatNames;
import yomikiri.app.play.record.SessionRecorder;
import yomikiri.app.play.session.PlaySession;
import yomikiri.app.play.session.UnseenReview;
import yomikiri.app.statistics.StatisticsSnapshot.Progress;
import yomikiri.app.statistics.StatisticsSnapshot.Strength;
import yomikiri.app.store.Library;
import yomikiri.app.store.LibraryGame;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.teach.MoveStatistics;
import yomikiri.engine.teach.MoveStatistics.Grouping;
import yomikiri.engine.teach.ReviewedGame;
import yomikiri.engine.think.Ticker;

/**
 * View model of the statistics over one's own games in the library, which are read anew whenever
 * they are shown. What is not reviewed can be, and one's strength be searched for.
 */
@UiThread
public final class StatisticsViewModel {
  private static final int SOME = 50; // games, after which progress is shown

  private final Library library;
  private final AvailableGames games;
  private final UnseenReview review;
  private final BackgroundTasks background;
  private final Clock clock;
  private final Ticker ticker;
  private final Supplier<String> onBoard;
  private final Notices notices;
  private final ReadOnlyObjectWrapper<StatisticsSnapshot> snapshot;
  private List<OwnGame> own = List.of();
  private MoveStatistics statistics = new MoveStatistics(List.of()); // of those
  private List<String> played = List.of(); // the games they are of, by id
  private Optional<Progress> reading = Optional.empty();
  private Optional<String> game = Optional.empty();
  private Grouping grouping = Grouping.GAME;
  private Optional<Progress> reviewing = Optional.empty();
  private final Map<String, Strength> strengths = new HashMap<>();
  private BackgroundTasks.@Nullable TaskHandle searching;
  private int asked; // counts the readings: the last replaces those before
  private int asking; // the same of reviews

  /**
   * @param executor reviews, and is used by nobody else
   * @param onBoard the name in the library of the game on the board, which may be changed there
   */
  public StatisticsViewModel(
      Library library,
      AvailableGames games,
      SearchExecutor executor,
      BackgroundTasks background,
      Clock clock,
      Ticker ticker,
      Supplier<String> onBoard,
      Notices notices) {
    this.library = library;
    this.games = games;
    this.review = new UnseenReview(executor);
    this.background = background;
    this.clock = clock;
    this.ticker = ticker;
    this.onBoard = onBoard;
    this.notices = notices;
    this.snapshot = new ReadOnlyObjectWrapper<>(now());
  }

  public ReadOnlyObjectProperty<StatisticsSnapshot> snapshot() {
    return snapshot.getReadOnlyProperty();
  }

  // ---- reading

  /** They are in view: all games are read, unless reviews are being made. */
  public void shown() {
    if (reviewing.isEmpty()) {
      int ticket = ++asked;
      reading = Optional.of(new Progress(0, 0, 0));
      publish();
      library.<List<String>>list(
          all -> all.stream().filter(StatisticsViewModel::isOwn).map(LibraryGame::name).toList(),
          outcome -> {
            if (ticket == asked) {
              outcome.handle(
                  names -> read(ticket, new ArrayDeque<>(names), names.size(), new ArrayList<>()),
                  fault -> {
                    reading = Optional.empty();
                    publish();
                    notices.show(Notice.warning(fault));
                  });
            }
          });
    }
  }

  /** They are out of view: what is still read is left. Reviews and searches go on. */
  public void hidden() {
    asked++;
    reading = Optional.empty();
  }

  /** Whether a person of this computer has played it to its end against somebody else. */
  private static boolean isOwn(LibraryGame game) {
    List<String> seats = game.seats();
    return game.isFinished()
        && seats.stream().filter(SeatNames.HUMAN::equals).count() == 1
        && seats.size() > 1;
  }

  /** What cannot be read the library shows as damaged. */
  private void read(int ticket, Deque<String> names, int all, List<OwnGame> found) {
    if (names.isEmpty()) {
      have(found);
      reading = Optional.empty();
      publish();
      return;
    }
    int done = all - names.size();
    if (done % SOME == 0) {
      reading = Optional.of(new Progress(done, all, (double) done / all));
      publish();
    }
    String name = names.remove();
    library.<List<OwnGame>>open(
        name,
        record -> OwnGame.of(name, session(record, games)),
        outcome -> {
          if (ticket == asked) {
            outcome.handle(found::addAll, damaged -> {});
            read(ticket, names, all, found);
          }
        });
  }

  private void have(List<OwnGame> now) {
    own = List.copyOf(now);
    statistics = new MoveStatistics(own.stream().map(OwnGame::reviewed).toList());
    played = statistics.by(Grouping.GAME).stream().map(MoveStatistics.Group::key).toList();
    game = game.filter(played::contains);
  }

  private static PlaySession<?> session(GameRecord<?> record, AvailableGames games) {
    return GameRestorer.of(record, games).restored().session();
  }

  // ---- what is shown

  /** Shows the figures of one game only, or of all. */
  public void show(Optional<String> only) {
    if (!only.equals(game)) {
      game = only;
      publish();
    }
  }

  public void groupBy(Grouping now) {
    grouping = now;
    publish();
  }

  private void publish() {
    snapshot.set(now());
  }

  private StatisticsSnapshot now() {
    return new StatisticsSnapshot(
        reading,
        statistics,
        game,
        played,
        grouping,
        reviewing,
        game.map(id -> strengths.getOrDefault(id, new Strength.Unknown()))
            .orElseGet(Strength.Unknown::new));
  }

  // ---- missing reviews

  /** Reviews the games shown that are not, one after the other. */
  public void reviewMissing() {
    Deque<String> names =
        new ArrayDeque<>(
            shown(one -> one.reviewed().state() != ReviewedGame.State.WHOLE).stream()
                .map(OwnGame::name)
                .filter(name -> !name.equals(onBoard.get()))
                .distinct()
                .toList());
    if (reviewing.isEmpty() && !names.isEmpty()) {
      asked++;
      reading = Optional.empty();
      review(++asking, names, names.size());
    }
  }

  private List<OwnGame> shown(Predicate<OwnGame> which) {
    return own.stream()
        .filter(one -> game.isEmpty() || game.get().equals(one.reviewed().game()))
        .filter(which)
        .toList();
  }

  /** Ends the reviews; those made so far stay. */
  public void stopReviews() {
    asking++;
    review.stop();
    reviewing = Optional.empty();
    publish();
  }

  private void review(int ticket, Deque<String> names, int all) {
    if (names.isEmpty()) {
      stopReviews();
      return;
    }
    int done = all - names.size();
    reviewed(done, all, 0);
    String name = names.remove();
    library.<PlaySession<?>>open(
        name,
        record -> session(record, games),
        outcome -> {
          if (ticket == asking) {
            outcome.handle(
                session ->
                    review(
                        name,
                        session,
                        new ArrayDeque<>(session.rounds()),
                        share -> reviewed(done, all, share),
                        () -> review(ticket, names, all)),
                fault -> {
                  notices.show(Notice.warning(fault));
                  review(ticket, names, all);
                });
          }
        });
  }

  private void reviewed(int done, int all, double share) {
    reviewing = Optional.of(new Progress(done, all, (done + share) / all));
    publish();
  }

  /** Notified of the share of a game that is reviewed. */
  private interface Reviewed {
    void share(double share);
  }

  private void review(
      String name,
      PlaySession<?> session,
      Deque<PlaySession<?>> rounds,
      Reviewed progress,
      Runnable then) {
    if (rounds.isEmpty()) {
      store(name, session);
      then.run();
      return;
    }
    int all = session.rounds().size();
    int done = all - rounds.size();
    review.begin(
        rounds.remove(),
        new UnseenReview.Listener() {
          @Override
          public void looked(int looked, int positions) {
            progress.share((done + (double) looked / positions) / all);
          }

          @Override
          public void ended() {
            review(name, session, rounds, progress, then);
          }

          @Override
          public void failed(Throwable cause) {
            stopReviews();
            notices.show(Notice.warning(Fault.brokenDown(cause)));
          }
        });
  }

  private <P extends Position> void store(String name, PlaySession<P> session) {
    library.update(name, text(session));
    List<OwnGame> now = new ArrayList<>();
    own.stream().filter(one -> !one.name().equals(name)).forEach(now::add);
    now.addAll(OwnGame.of(name, session));
    have(now);
  }

  private <P extends Position> Supplier<String> text(PlaySession<P> session) {
    Supplier<GameRecord<P>> record =
        new SessionRecorder<>(session, LocalDate.now(clock)).forLibrary();
    return () -> record.get().text();
  }

  // ---- strength

  /** Searches for one's strength in the game shown, by its latest games. */
  public void findStrength() {
    stopStrength();
    game.ifPresent(this::findStrength);
  }

  private void findStrength(String id) {
    List<OwnGame> latest =
        own.stream()
            .filter(one -> one.reviewed().game().equals(id))
            .sorted((one, other) -> other.name().compareTo(one.name()))
            .toList();
    int all =
        Math.min(
            StrengthSearch.ENOUGH,
            latest.stream().mapToInt(one -> one.reviewed().moves().size()).sum());
    searched(id, 0, all);
    searching =
        background.begin(
            new StrengthSearch(latest, ticker),
            new BackgroundTasks.Listener<StrengthSearch.Found>() {
              @Override
              public void came(long far) {
                searched(id, (int) far, all);
              }

              @Override
              public void ended(Optional<StrengthSearch.Found> result) {
                result.ifPresentOrElse(
                    found -> strengths.put(id, new Strength.Known(found)),
                    () -> strengths.remove(id));
                publish();
              }

              @Override
              public void failed(Throwable cause) {
                strengths.remove(id);
                publish();
                notices.show(Notice.warning(Fault.brokenDown(cause)));
              }
            });
  }

  private void searched(String id, int done, int all) {
    strengths.put(
        id, new Strength.Searched(new Progress(done, all, all == 0 ? 0 : (double) done / all)));
    publish();
  }

  /** Ends the search for one's strength. */
  public void stopStrength() {
    if (searching != null) {
      searching.discard();
      searching = null;
      strengths.values().removeIf(one -> one instanceof Strength.Searched);
      publish();
    }
  }

  /** Ends all that runs. */
  public void close() {
    asked++;
    asking++;
    review.close();
    stopStrength();
  }
}
