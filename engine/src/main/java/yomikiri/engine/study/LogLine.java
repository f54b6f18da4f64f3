package yomikiri.engine.study;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.match.Overshoot;

/**
 * A finished game as one line of the log: the CRC-32C of the rest in eight hexadecimal digits, a
 * blank, and this as a JSON object; what is null is left out.
 *
 * @param nanos moves, all their time and the longest, by seat
 * @param over see {@link Overshoot}: steps and the moves of each, by seat; left out without a limit
 * @param from see {@link PlayQuality}, as the next two; left out if it is 0
 * @param play moves, best ones and points lost, by seat and phase
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LogLine(
    @JsonProperty(value = "game", required = true) int game,
    @JsonProperty(value = "moves", required = true) String moves,
    @JsonProperty(value = "scores", required = true) List<Integer> scores,
    @JsonProperty(value = "rewards", required = true) List<Double> rewards,
    @JsonProperty("forfeit") @Nullable Forfeit forfeit,
    @JsonProperty("withdrawals") @Nullable List<Forfeit> withdrawals,
    @JsonProperty(value = "nanos", required = true) List<List<Long>> nanos,
    @JsonProperty("over") @Nullable List<List<List<Long>>> over,
    @JsonProperty("from") @Nullable Integer from,
    @JsonProperty("value") @Nullable Integer value,
    @JsonProperty("play") @Nullable List<List<List<Long>>> play) {
  private static final int SUM_DIGITS = 8;
  private static final int MOST = 100_000_000; // so that sums over a study fit their types
  private static final long LONGEST = 1_000_000_000_000_000L; // nanoseconds, eleven days
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  /** What one seat did wrong. */
  record Forfeit(
      @JsonProperty(value = "seat", required = true) int seat,
      @JsonProperty(value = "fault", required = true) String fault,
      @JsonProperty(value = "reason", required = true) String reason) {
    static Forfeit of(Ending.Forfeit forfeit) {
      return new Forfeit(forfeit.seat(), forfeit.word(), forfeit.reason());
    }

    Ending.Forfeit ending(int seats) {
      check(seat >= 0 && seat < seats);
      Ending.Fault kind = Ending.Fault.of(given(fault)).orElseThrow(IllegalArgumentException::new);
      return new Ending.Forfeit(seat, kind, given(reason));
    }
  }

  /** The line, without a line break. */
  public static String write(PlayedGame game) {
    try {
      String text = JSON.writeValueAsString(of(game));
      return sum(text) + " " + text;
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static LogLine of(PlayedGame game) {
    Optional<PlayQuality> quality = game.account();
    return new LogLine(
        game.number(),
        game.moves(),
        game.scores(),
        game.rewards(),
        game.ending() instanceof Ending.Forfeit forfeit ? Forfeit.of(forfeit) : null,
        game.ending() instanceof Ending.Withdrawals gone
            ? gone.forfeits().stream().map(Forfeit::of).toList()
            : null,
        game.times().stream().map(t -> List.of(t.moves(), t.total(), t.longest())).toList(),
        game.times().stream().allMatch(t -> t.over().counts().isEmpty())
            ? null
            : game.times().stream().map(t -> numbers(t.over())).toList(),
        quality.map(PlayQuality::from).filter(from -> from > 0).orElse(null),
        quality.map(PlayQuality::value).orElse(null),
        quality.map(LogLine::numbers).orElse(null));
  }

  private static List<List<Long>> numbers(Overshoot over) {
    return over.counts().entrySet().stream()
        .map(step -> List.of(Long.valueOf(step.getKey()), step.getValue()))
        .toList();
  }

  private static List<List<List<Long>>> numbers(PlayQuality quality) {
    return quality.seats().stream()
        .map(seat -> seat.stream().map(p -> List.of(p.moves(), p.best(), p.loss())).toList())
        .toList();
  }

  /** The game, or nothing if the line is not as it was written. */
  static Optional<PlayedGame> read(String line) {
    if (line.length() <= SUM_DIGITS || line.charAt(SUM_DIGITS) != ' ') {
      return Optional.empty();
    }
    String text = line.substring(SUM_DIGITS + 1);
    if (!line.startsWith(sum(text))) {
      return Optional.empty();
    }
    try {
      return Optional.of(given(JSON.readValue(text, LogLine.class)).played());
    } catch (JsonProcessingException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The game, if all that is said of it can be so. */
  private PlayedGame played() {
    int seats = given(scores).size();
    check(game >= 0 && seats >= 2);
    for (Integer score : scores) {
      check(given(score) >= -MOST && score <= MOST);
    }
    checkRewards(seats);
    check(given(nanos).size() == seats);
    return new PlayedGame(
        game,
        given(moves),
        scores,
        rewards,
        ending(seats),
        IntStream.range(0, seats).mapToObj(this::times).toList(),
        Optional.ofNullable(value).map(start -> quality(start, seats)));
  }

  /** As {@link yomikiri.engine.game.Position#reward} has them. */
  private void checkRewards(int seats) {
    check(given(rewards).size() == seats);
    double sum = 0;
    for (Double reward : rewards) {
      check(given(reward) >= 0 && reward <= 1);
      sum += reward;
    }
    check(Math.abs(sum - seats / 2.0) < 1e-6);
  }

  private Ending ending(int seats) {
    return forfeit != null
        ? forfeit.ending(seats)
        : withdrawals != null
            ? new Ending.Withdrawals(
                withdrawals.stream().map(gone -> given(gone).ending(seats)).toList())
            : new Ending.Normal();
  }

  private MoveTimes times(int seat) {
    List<Long> three = numbers(given(nanos).get(seat), 3, LONGEST);
    SortedMap<Integer, Long> counts = new TreeMap<>();
    check(over == null || over.size() == given(nanos).size());
    for (List<Long> step : over == null ? List.<List<Long>>of() : given(over.get(seat))) {
      List<Long> two = numbers(step, 2, MOST);
      counts.put(Math.toIntExact(two.get(0)), two.get(1));
    }
    Overshoot late = new Overshoot(counts);
    check(late.moves() <= three.get(0));
    return new MoveTimes(three.get(0), three.get(1), three.get(2), late);
  }

  private PlayQuality quality(int start, int seats) {
    int plies = from == null ? 0 : from;
    check(plies >= 0 && plies <= MOST && start >= -MOST && start <= MOST);
    List<List<List<Long>>> bySeat = given(play);
    check(bySeat.size() == seats);
    return new PlayQuality(plies, start, bySeat.stream().map(LogLine::phases).toList());
  }

  private static List<PlayQuality.Play> phases(@Nullable List<List<Long>> seat) {
    List<List<Long>> phases = given(seat);
    check(phases.size() == PlayQuality.PHASES);
    return phases.stream()
        .map(numbers -> numbers(numbers, 3, MOST))
        .map(three -> new PlayQuality.Play(three.get(0), three.get(1), three.get(2)))
        .toList();
  }

  /** So many numbers from 0 to {@code most}. */
  private static List<Long> numbers(@Nullable List<Long> numbers, int count, long most) {
    List<Long> all = given(numbers);
    check(all.size() == count);
    for (Long number : all) {
      check(given(number) >= 0 && number <= most);
    }
    return all;
  }

  /** JSON may have null wherever something is missing. */
  private static <T> T given(@Nullable T thing) {
    if (thing == null) {
      throw new IllegalArgumentException("nothing");
    }
    return thing;
  }

  private static void check(boolean isPossible) {
    if (!isPossible) {
      throw new IllegalArgumentException("impossible");
    }
  }

  private static String sum(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }
}
