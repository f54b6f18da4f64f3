package yomikiri.engine.think;

import java.util.List;

/** A fault of a player that is another program. */
public final class EngineException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Kind kind;
  private final String engine;
  private final transient List<String> complaints;

  /** What it did. */
  public enum Kind {
    /** It did not start. */
    NO_START("no-start"),
    /** It did not answer when it was greeted. */
    SILENT("silent"),
    /** It did not answer in time. */
    STALLED("stalled"),
    /** It ended in the middle of a game. */
    CRASHED("crashed"),
    /** It answered with a move that the rules do not allow. */
    ILLEGAL("illegal"),
    /** It answered with something that is no answer. */
    RUBBISH("rubbish"),
    /** It wrote without end. */
    FLOODED("flooded"),
    /** Its protocol cannot tell it the position. */
    UNABLE("unable");

    private final String key;

    Kind(String key) {
      this.key = key;
    }

    /** What files call it. */
    public String key() {
      return key;
    }
  }

  /**
   * @param engine its name
   * @param sentence what it did, without a full stop
   * @param complaints the last lines of its error output
   */
  public EngineException(Kind kind, String engine, String sentence, List<String> complaints) {
    super(sentence);
    this.kind = kind;
    this.engine = engine;
    this.complaints = List.copyOf(complaints);
  }

  public Kind kind() {
    return kind;
  }

  /** The name of the program. */
  public String engine() {
    return engine;
  }

  /** The last lines of its error output. */
  public List<String> complaints() {
    return complaints;
  }
}
