package yomikiri.app.play.model;

import java.time.Duration;

/**
 * How long a move stays before a CPU's next one is shown.
 *
 * @param answering in a game with a person
 * @param watching in a game between CPUs
 */
public record Pace(Duration answering, Duration watching) {
  public static final Pace USUAL = new Pace(Duration.ofMillis(400), Duration.ofMillis(800));

  public Pace withWatching(Duration time) {
    return new Pace(answering, time);
  }

  public Pace withAnswering(Duration time) {
    return new Pace(time, watching);
  }
}
