package yomikiri.app.play.session;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.think.MoveComment;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.TimeKeeper;

/** Runs one search at a time. Results of a search that was replaced are dropped. */
public final class SearchSlot {
  private final SearchExecutor executor;
  private final ReadOnlyObjectWrapper<Optional<RunningSearch>> now =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private GameTree.@Nullable Node node; // searched last
  private @Nullable SessionPlayers<?> players; // of the game searched last
  private long ticket;
  private SearchExecutor.@Nullable SearchHandle begun; // last

  /** {@code executor} is used by nobody else. */
  public SearchSlot(SearchExecutor executor) {
    this.executor = executor;
  }

  /** Begins a search of the position after {@code ply} steps, in place of the running one. */
  public void begin(
      PlaySession<?> session,
      SearchExecutor.SearchRequest<?> request,
      int ply,
      AnalysisListener listener) {
    end();
    node = session.session().nodeAt(ply);
    SearchExecutor.SearchHandle handle =
        executor.begin(request, new Ticketed(session, ply, request.seat(), listener));
    begun = handle;
    now.set(Optional.of(new RunningSearch(request.seat(), ply, handle)));
  }

  /** Another game may be searched from now on: players that only the one before had are closed. */
  public void at(PlaySession<?> session) {
    SessionPlayers<?> now = session.players();
    if (players != now) {
      players = now;
      executor.leave(session.setup().kit().game().id(), now.wanted());
    }
  }

  /** Discards the running search. */
  public void end() {
    ticket++;
    now.get().ifPresent(running -> running.handle().discard());
    now.set(Optional.empty());
  }

  /** Discards the running search if it is of the position after {@code ply} steps or more. */
  public void endFrom(int ply) {
    if (now.get().filter(running -> running.ply() >= ply).isPresent()) {
      end();
    }
  }

  /** Ends all thinking. */
  public void close() {
    end();
    executor.close();
  }

  public void moveNow() {
    now.get().ifPresent(running -> running.handle().moveNow());
  }

  /** The running search. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return now.getReadOnlyProperty();
  }

  /** The time since the last search got its turn, even if it has ended; 0 before. */
  long elapsedNanos() {
    return Optional.ofNullable(begun)
        .flatMap(SearchExecutor.SearchHandle::clock)
        .map(TimeKeeper::elapsedNanos)
        .orElse(0L);
  }

  public boolean isUnderWay() {
    return now.get().isPresent();
  }

  /** Whether this choice is being searched. */
  boolean isAbout(GameTree.Node at, int seat) {
    return node == at && now.get().filter(running -> running.seat() == seat).isPresent();
  }

  /** Passes a search's reports on as analyses while its ticket is the latest. */
  private final class Ticketed implements SearchExecutor.Listener {
    private final PlaySession<?> session;
    private final int ply;
    private final int seat;
    private final AnalysisListener listener;
    private final long ownTicket = ticket;
    private final Map<Integer, String> texts = new HashMap<>(); // of moves reported before
    private @Nullable SearchReport last;

    Ticketed(PlaySession<?> session, int ply, int seat, AnalysisListener listener) {
      this.session = session;
      this.ply = ply;
      this.seat = seat;
      this.listener = listener;
    }

    @Override
    public void reported(SearchReport report) {
      if (ownTicket == ticket) {
        last = report;
        listener.found(analysis(report, false));
      }
    }

    private PositionAnalysis analysis(SearchReport report, boolean finished) {
      return PositionAnalysis.of(
          move -> texts.computeIfAbsent(move, session::moveText), ply, seat, report, finished);
    }

    @Override
    public void chose(int move) {
      if (ownTicket == ticket) {
        now.set(Optional.empty());
        Optional<SearchReport> report = Optional.ofNullable(last);
        report.ifPresent(known -> listener.found(analysis(known, true)));
        listener.chose(
            move, report.flatMap(known -> MoveComment.of(known, move)), report.isPresent());
      }
    }

    @Override
    public void failed(Throwable cause) {
      if (ownTicket == ticket) {
        now.set(Optional.empty());
        listener.failed(cause);
      }
    }
  }

  /** A running search about the move of {@code seat} after {@code ply} steps, for its figures. */
  public record RunningSearch(int seat, int ply, SearchExecutor.SearchHandle handle) {
    /** Its time and nodes; empty while it waits for an earlier search to end. */
    public Optional<TimeKeeper> clock() {
      return handle.clock();
    }
  }
}
