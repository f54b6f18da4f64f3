package yomikiri.engine.games.othello.tuning;

import java.util.ArrayList;
import java.util.List;
import yomikiri.engine.think.Tuner;

/** Reports the progress of a tuning, and keeps the table reported last. */
final class TuningProgress {
  private final Tuner.Witness witness;
  private final long all;
  private final List<String> table = new ArrayList<>();
  private long done;

  /**
   * @param all steps
   */
  TuningProgress(Tuner.Witness witness, long all) {
    this.witness = witness;
    this.all = all;
  }

  void beginTable(String head) {
    table.clear();
    line(head);
  }

  void line(String text) {
    table.add(text);
    witness.line(text);
  }

  List<String> table() {
    return table;
  }

  void step() {
    done++;
    witness.done((double) done / all);
  }
}
