package yomikiri.app.play.thought;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import yomikiri.app.play.seat.ThoughtNow;
import yomikiri.app.thinking.Thinker;
import yomikiri.engine.think.SearchReport;

/**
 * The one thought the play screen may have. Each carries a ticket; what a thought says whose ticket
 * is no longer the latest is not passed on.
 */
public final class CurrentThought {
  private final Thinker thinker;
  private final ReadOnlyObjectWrapper<Optional<ThoughtNow>> shown;
  private long ticket;
  private @Nullable Run run;

  public CurrentThought(Thinker thinker, ReadOnlyObjectWrapper<Optional<ThoughtNow>> shown) {
    this.thinker = thinker;
    this.shown = shown;
  }

  private record Run(int ply, int seat, boolean analysis, Thinker.Thought thought) {}

  /** Begins a thought in place of the one under way, if any. */
  public void begin(Thinker.Job<?> job, int ply, boolean analysis, Thinker.Listener listener) {
    end();
    Thinker.Thought thought = thinker.begin(job, new Ear(ticket, listener));
    run = new Run(ply, job.seat(), analysis, thought);
    shown.set(Optional.of(new ThoughtNow(job.seat(), analysis, thought.clock())));
  }

  /** Discards the thought under way. */
  public void end() {
    ticket++;
    if (run != null) {
      run.thought().discard();
      run = null;
    }
    shown.set(Optional.empty());
  }

  public void moveNow() {
    if (run != null) {
      run.thought().moveNow();
    }
  }

  /** The seat whose CPU is thinking about its move. */
  public OptionalInt cpu() {
    return run == null || run.analysis() ? OptionalInt.empty() : OptionalInt.of(run.seat());
  }

  boolean isAnalysis() {
    return run != null && run.analysis();
  }

  boolean isAnalysisOf(int ply, int seat) {
    return run != null && run.analysis() && run.ply() == ply && run.seat() == seat;
  }

  private final class Ear implements Thinker.Listener {
    private final long ownTicket;
    private final Thinker.Listener listener;

    Ear(long ownTicket, Thinker.Listener listener) {
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
      run = null;
      shown.set(Optional.empty());
    }
  }
}
