package yomikiri.app.play.session;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import yomikiri.app.concurrent.SearchExecutor;
import yomikiri.engine.think.SearchReport;

/**
 * The one thought that a thinker is to have at a time. Each carries a ticket; what a thought says
 * whose ticket is no longer the latest is not passed on.
 */
public final class SearchSlot {
  private final SearchExecutor executor;
  private final ReadOnlyObjectWrapper<Optional<RunningSearch>> now =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private long ticket;

  /**
   * @param executor used by nobody else
   */
  public SearchSlot(SearchExecutor executor) {
    this.executor = executor;
  }

  /** Begins a thought about the position after {@code at} steps, in place of the one under way. */
  public void begin(
      SearchExecutor.SearchRequest<?> request, int at, SearchExecutor.Listener listener) {
    end();
    SearchExecutor.SearchHandle handle = executor.begin(request, new Ear(ticket, listener));
    now.set(Optional.of(new RunningSearch(request.seat(), at, handle)));
  }

  /** Discards the thought under way. */
  public void end() {
    ticket++;
    now.get().ifPresent(running -> running.handle().discard());
    now.set(Optional.empty());
  }

  /**
   * Discards the thought under way if it is about a position that {@code ply} steps led to, or
   * more.
   */
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

  /** The thought under way. */
  public ReadOnlyObjectProperty<Optional<RunningSearch>> now() {
    return now.getReadOnlyProperty();
  }

  public boolean isUnderWay() {
    return now.get().isPresent();
  }

  /** Whether the thought under way is about this choice. */
  boolean isAbout(int at, int seat) {
    return now.get().filter(running -> running.ply() == at && running.seat() == seat).isPresent();
  }

  private final class Ear implements SearchExecutor.Listener {
    private final long ownTicket;
    private final SearchExecutor.Listener listener;

    Ear(long ownTicket, SearchExecutor.Listener listener) {
      this.ownTicket = ownTicket;
      this.listener = listener;
    }

    @Override
    public void reported(SearchReport report) {
      if (ownTicket == ticket) {
        listener.reported(report);
      }
    }

    @Override
    public void chose(int move) {
      if (ownTicket == ticket) {
        finished();
        listener.chose(move);
      }
    }

    @Override
    public void failed(Throwable cause) {
      if (ownTicket == ticket) {
        finished();
        listener.failed(cause);
      }
    }

    private void finished() {
      now.set(Optional.empty());
    }
  }
}
