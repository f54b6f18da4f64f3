package yomikiri.app.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import yomikiri.app.thinking.Thinker;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.Verdict;

/** The thought about the position shown: begun where values or a hint are wanted and not known. */
final class Analysis {
  private final CurrentThought thought;
  private final PlayState state;
  private final Consumer<Notice> say;
  private final Runnable changed;
  private boolean hintWanted;

  /**
   * @param changed is run when something new is known
   */
  Analysis(CurrentThought thought, PlayState state, Consumer<Notice> say, Runnable changed) {
    this.thought = thought;
    this.state = state;
    this.say = say;
    this.changed = changed;
  }

  boolean isHintWanted() {
    return hintWanted;
  }

  void setHintWanted(boolean wanted) {
    hintWanted = wanted;
  }

  /**
   * Thinks about the position after {@code ply} steps if that is wanted, and about no other.
   *
   * @param free whether no CPU needs the one thought there may be
   */
  void follow(Table<?> table, int ply, boolean free) {
    OptionalInt mover = table.moverAt(ply);
    boolean wanted = mover.isPresent() && free && isWanted(table.analysis(ply));
    if (thought.isAnalysis() && !(wanted && thought.isAnalysisOf(ply, mover.getAsInt()))) {
      thought.end();
    }
    if (wanted && !thought.isAnalysis()) {
      begin(table, ply);
    }
  }

  private boolean isWanted(Optional<Insight> known) {
    return state.valuesShown.get() && !known.map(Insight::finished).orElse(false)
        || hintWanted && !known.map(Insight::isReady).orElse(false);
  }

  private <P extends Position> void begin(Table<P> table, int ply) {
    Thinker.Job<P> job = table.analysisJob(ply);
    thought.begin(job, ply, true, new Hearing(table, ply, job.seat(), new Told(table, job.seat())));
  }

  private final class Told implements Hearing.Told {
    private final Table<?> table;
    private final int seat;

    Told(Table<?> table, int seat) {
      this.table = table;
      this.seat = seat;
    }

    @Override
    public void knows(Insight insight) {
      table.keepAnalysis(insight);
      state.insight.set(Optional.of(insight));
      changed.run();
    }

    @Override
    public void chose(int move, Optional<Verdict> verdict, boolean any) {
      keepWanting(any);
    }

    @Override
    public void failed(Throwable cause) {
      say.accept(new Notice.PlayerFailed(seat, String.valueOf(cause)));
      keepWanting(false);
    }

    /** Where nothing was found, it is not to be begun again and again. */
    private void keepWanting(boolean any) {
      state.valuesShown.set(state.valuesShown.get() && any);
      hintWanted &= any;
      changed.run();
    }
  }
}
