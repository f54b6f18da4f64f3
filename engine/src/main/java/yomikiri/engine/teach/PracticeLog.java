package yomikiri.engine.teach;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.GameLookup;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.RepetitionSchedule.Grade;
import yomikiri.engine.teach.RepetitionSchedule.Memory;

/**
 * All that was practised, added up from its events: the mistakes to repeat, the ratings of whoever
 * solves puzzles, and the progress. Positions that are alike once the board is turned or mirrored
 * are one mistake. Not thread-safe.
 */
public final class PracticeLog {
  /** The share of mistakes that should be recalled when they are asked. */
  public static final double WANTED = 0.9;

  private static final List<Long> SPANS = List.of(2L, 4L, 8L, 22L, 61L, Long.MAX_VALUE);

  private final GameLookup games;
  private final ZoneId zone;
  private final Map<Place, Repeated> mistakes = new LinkedHashMap<>();
  private final Map<Named, Repeated> lost = new LinkedHashMap<>();
  private final Map<String, Rating> ratings = new HashMap<>();
  private final Map<Named, FirstTry> tried = new HashMap<>();
  private final TreeMap<LocalDate, Day> days = new TreeMap<>();
  private final List<Repetition> repetitions = new ArrayList<>();

  /** A position of a game by its canonical key. */
  private record Place(String game, long key) {}

  /** A position of a game by its text. */
  private record Named(String game, String position) {}

  /** A mistake, the time it was asked last, and whether it is practised. */
  private record Repeated(Item item, Optional<Instant> last, boolean active) {}

  /**
   * What was practised on a day.
   *
   * @param asked mistakes
   * @param recalled those of them whose best move was found
   * @param explained reasons asked for
   * @param understood those of them that were found
   * @param tried puzzles
   * @param solved those of them that were solved at once
   */
  public record Day(
      LocalDate date,
      int asked,
      int recalled,
      int explained,
      int understood,
      int tried,
      int solved) {
    private static Day of(LocalDate date) {
      return new Day(date, 0, 0, 0, 0, 0, 0);
    }

    private Day with(What what) {
      return switch (what) {
        case What.Asked(Grade grade) ->
            new Day(
                date,
                asked + 1,
                recalled + (grade == Grade.AGAIN ? 0 : 1),
                explained,
                understood,
                tried,
                solved);
        case What.Explained(boolean right) ->
            new Day(
                date, asked, recalled, explained + 1, understood + (right ? 1 : 0), tried, solved);
        case What.Tried attempt ->
            new Day(
                date,
                asked,
                recalled,
                explained,
                understood,
                tried + 1,
                solved + (attempt.right() ? 1 : 0));
        case What.Added added -> this;
        case What.Removed removed -> this;
      };
    }

    private boolean isEmpty() {
      return asked + explained + tried == 0;
    }
  }

  /** The day on which a puzzle was tried first, and whether it was solved then. */
  public record FirstTry(LocalDate date, boolean right) {}

  /** A mistake asked again after {@code days}; {@code predicted} is the chance of recalling it. */
  public record Repetition(long days, double predicted, boolean recalled) {}

  /**
   * How often mistakes were recalled after some time.
   *
   * @param from days since they were asked before, at least
   * @param below and fewer than these; {@link Long#MAX_VALUE} for any
   * @param interval in which the true share of those recalled lies
   * @param predicted the share that the schedule expects
   */
  public record Recall(
      long from, long below, int asked, int recalled, Interval interval, double predicted) {
    private static Recall of(long from, long below, List<Repetition> all) {
      int recalled = (int) all.stream().filter(Repetition::recalled).count();
      return new Recall(
          from,
          below,
          all.size(),
          recalled,
          Interval.wilson((double) recalled / all.size(), all.size()),
          all.stream().mapToDouble(Repetition::predicted).average().orElse(0));
    }
  }

  /**
   * @param games finds a game by its id; mistakes of others are {@linkplain #lost lost}
   * @param zone where the days begin and end
   */
  public PracticeLog(GameLookup games, ZoneId zone) {
    this.games = games;
    this.zone = zone;
  }

  /** Adds what happened after all else. */
  public void add(PracticeEvent event) {
    LocalDate date = date(event.time());
    Day day = days.getOrDefault(date, Day.of(date)).with(event.what());
    if (!day.isEmpty()) {
      days.put(date, day);
    }
    switch (event.what()) {
      case What.Tried(Puzzle.Kind kind, boolean right, Rating puzzle) -> {
        tried.putIfAbsent(new Named(event.game(), event.position()), new FirstTry(date, right));
        ratings.put(
            event.game(),
            rating(event.game()).after(List.of(new Rating.Game(puzzle, right ? 1 : 0))));
      }
      case What.Added added ->
          place(event)
              .ifPresentOrElse(
                  place -> mistakes.compute(place, (any, known) -> added(event, added, known)),
                  () -> lost.compute(named(event), (any, known) -> added(event, added, known)));
      case What.Removed() ->
          change(event, known -> new Repeated(known.item(), known.last(), false));
      case What.Asked(Grade grade) -> change(event, known -> asked(known, grade, event.time()));
      case What.Explained explained -> {}
    }
  }

  private static Named named(PracticeEvent event) {
    return new Named(event.game(), event.position());
  }

  private static Repeated added(PracticeEvent event, What.Added added, @Nullable Repeated before) {
    return before == null
        ? new Repeated(
            new Item(event.game(), event.position(), added, Optional.empty(), event.time(), 0),
            Optional.empty(),
            true)
        : new Repeated(before.item(), before.last(), true);
  }

  private void change(PracticeEvent event, UnaryOperator<Repeated> change) {
    place(event)
        .ifPresentOrElse(
            place -> mistakes.computeIfPresent(place, (any, known) -> change.apply(known)),
            () -> lost.computeIfPresent(named(event), (any, known) -> change.apply(known)));
  }

  private Repeated asked(Repeated before, Grade grade, Instant now) {
    Item item = before.item();
    Memory memory;
    if (item.memory().isPresent() && before.last().isPresent()) {
      long passed = ChronoUnit.DAYS.between(date(before.last().get()), date(now));
      if (passed > 0) {
        repetitions.add(
            new Repetition(
                passed, item.memory().get().recall((double) passed), grade != Grade.AGAIN));
      }
      memory = item.memory().get().next(grade, (double) passed);
    } else {
      memory = Memory.first(grade);
    }
    return new Repeated(
        new Item(
            item.game(),
            item.position(),
            item.mistake(),
            Optional.of(memory),
            due(now, memory),
            item.asked() + 1),
        Optional.of(now),
        before.active());
  }

  /** After less than a day by the clock, else at the beginning of a day. */
  private Instant due(Instant now, Memory memory) {
    double wait = memory.daysUntil(WANTED);
    return wait < 1
        ? now.plus(Math.round(wait * ChronoUnit.DAYS.getDuration().toSeconds()), ChronoUnit.SECONDS)
        : date(now).plusDays(Math.round(wait)).atStartOfDay(zone).toInstant();
  }

  private LocalDate date(Instant time) {
    return LocalDate.ofInstant(time, zone);
  }

  private Optional<Place> place(PracticeEvent event) {
    return place(event.game(), event.position());
  }

  private Optional<Place> place(String id, String position) {
    return games.game(id).flatMap(game -> key(game, position)).map(key -> new Place(id, key));
  }

  /** Empty for a position that is none of this game. */
  private static <P extends Position> Optional<Long> key(Game<P> game, String position) {
    try {
      return Optional.of(game.notation().parsePosition(position).canonicalKey());
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** The mistakes that are practised, those due first before the others. */
  public List<Item> items() {
    return active(mistakes);
  }

  /** Those whose game or position is not known; they cannot be asked. */
  public List<Item> lost() {
    return active(lost);
  }

  private static List<Item> active(Map<?, Repeated> all) {
    return all.values().stream()
        .filter(Repeated::active)
        .map(Repeated::item)
        .sorted(Comparator.comparing(Item::due))
        .toList();
  }

  /** The mistake of that position, turned or mirrored, if it is practised. */
  public Optional<Item> item(String game, String position) {
    return place(game, position)
        .flatMap(place -> Optional.ofNullable(mistakes.get(place)))
        .filter(Repeated::active)
        .map(Repeated::item);
  }

  /** Whether a mistake in that position was ever added, also if it was removed since. */
  public boolean knows(String game, String position) {
    return place(game, position).map(mistakes::containsKey).orElse(false);
  }

  /** How strong whoever practises is beside the puzzles of a game. */
  public Rating rating(String game) {
    return ratings.getOrDefault(game, Rating.NEW);
  }

  /** When a puzzle was tried first; empty if it was not. */
  public Optional<FirstTry> tried(Puzzle puzzle) {
    return Optional.ofNullable(tried.get(new Named(puzzle.game(), puzzle.position())));
  }

  /** The days on which anything was practised, the latest first. */
  public List<Day> days() {
    return List.copyOf(days.descendingMap().values());
  }

  /** All mistakes asked again on a later day, the oldest first. */
  public List<Repetition> repetitions() {
    return List.copyOf(repetitions);
  }

  /** How often mistakes were recalled, by the days that had passed; what was never asked is not. */
  public List<Recall> recalls() {
    List<Recall> recalls = new ArrayList<>();
    long from = 1;
    for (long below : SPANS) {
      long first = from;
      List<Repetition> of =
          repetitions.stream().filter(one -> one.days() >= first && one.days() < below).toList();
      if (!of.isEmpty()) {
        recalls.add(Recall.of(first, below, of));
      }
      from = below;
    }
    return recalls;
  }

  /**
   * A mistake that is practised.
   *
   * @param game its id
   * @param position in which it was made, as the game writes it
   * @param memory empty as long as it was never asked
   * @param due when it is to be asked next
   * @param asked how often it was
   */
  public record Item(
      String game,
      String position,
      What.Added mistake,
      Optional<Memory> memory,
      Instant due,
      int asked) {
    /** Whether it may be asked now. */
    public boolean isDue(Instant now) {
      return !due.isAfter(now);
    }
  }
}
