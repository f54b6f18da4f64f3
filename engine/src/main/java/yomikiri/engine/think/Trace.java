package yomikiri.engine.think;

/** Follows one search step by step, on the search's thread. */
public interface Trace {
  /** Nobody follows. */
  Trace NONE =
      new Trace() {
        @Override
        public boolean isOn() {
          return false;
        }

        @Override
        public void record(TraceEvent event) {}
      };

  /** The number of the root. */
  int ROOT = 0;

  /** In place of a seat where all move at once. */
  int ALL_SEATS = -1;

  /** No move: none led to the root, none is known to be best. */
  int NO_MOVE = -1;

  /** Whether anybody follows; if not, a search need not even make its events. */
  boolean isOn();

  void record(TraceEvent event);
}
