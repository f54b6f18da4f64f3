package yomikiri.engine.study.log;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.match.Ending;
import yomikiri.engine.match.MoveTimes;

/**
 * A finished game as one line of the log: the CRC-32C of the rest in eight hexadecimal digits, a
 * blank, and this as a JSON object; what is null is left out.
 *
 * @param nanos moves, all their time and the longest, by seat
 * @param from see {@link Account}, as the next two; left out if it is 0
 * @param play moves, best ones and points lost, by seat and phase
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LogLine(
    @JsonProperty(required = true) int game,
    @JsonProperty(required = true) String moves,
    @JsonProperty(required = true) List<Integer> scores,
    @JsonProperty(required = true) List<Double> rewards,
    @Nullable Forfeit forfeit,
    @Nullable List<Forfeit> withdrawals,
    @JsonProperty(required = true) List<List<Long>> nanos,
    @Nullable Integer from,
    @Nullable Integer value,
    @Nullable List<List<List<Long>>> play) {
  private static final int SUM_DIGITS = 8;
  private static final ObjectMapper JSON =
      new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

  /** What one seat did wrong. */
  record Forfeit(
      @JsonProperty(required = true) int seat,
      @JsonProperty(required = true) String fault,
      @JsonProperty(required = true) String reason) {
    static Forfeit of(Ending.Forfeit forfeit) {
      return new Forfeit(forfeit.seat(), forfeit.word(), forfeit.reason());
    }

    Ending.Forfeit ending() {
      Ending.Fault kind = Ending.Fault.valueOf(fault.toUpperCase(Locale.ROOT));
      return new Ending.Forfeit(seat, kind, reason);
    }
  }

  /** The line, without a line break. */
  public static String write(Played game) {
    try {
      String text = JSON.writeValueAsString(of(game));
      return sum(text) + " " + text;
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static LogLine of(Played game) {
    Optional<Account> account = game.account();
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
        account.map(Account::from).filter(from -> from > 0).orElse(null),
        account.map(Account::value).orElse(null),
        account.map(LogLine::numbers).orElse(null));
  }

  private static List<List<List<Long>>> numbers(Account account) {
    return account.seats().stream()
        .map(seat -> seat.stream().map(p -> List.of(p.moves(), p.best(), p.loss())).toList())
        .toList();
  }

  /** The game, or nothing if the line is not as it was written. */
  static Optional<Played> read(String line) {
    if (line.length() <= SUM_DIGITS || line.charAt(SUM_DIGITS) != ' ') {
      return Optional.empty();
    }
    String text = line.substring(SUM_DIGITS + 1);
    if (!line.startsWith(sum(text))) {
      return Optional.empty();
    }
    try {
      return Optional.of(JSON.readValue(text, LogLine.class).played());
    } catch (JsonProcessingException | IllegalArgumentException | IndexOutOfBoundsException e) {
      return Optional.empty();
    }
  }

  private Played played() {
    int seats = scores.size();
    if (seats < 2 || rewards.size() != seats || nanos.size() != seats) {
      throw new IllegalArgumentException("not a game for two or more");
    }
    return new Played(
        game,
        moves,
        scores,
        rewards,
        ending(),
        nanos.stream().map(n -> new MoveTimes(n.get(0), n.get(1), n.get(2))).toList(),
        Optional.ofNullable(value).map(this::account));
  }

  private Ending ending() {
    return forfeit != null
        ? forfeit.ending()
        : withdrawals != null
            ? new Ending.Withdrawals(withdrawals.stream().map(Forfeit::ending).toList())
            : new Ending.Normal();
  }

  private Account account(int start) {
    List<List<List<Long>>> seats = play == null ? List.of() : play;
    return new Account(
        from == null ? 0 : from,
        start,
        seats.stream()
            .map(
                seat ->
                    seat.stream().map(p -> new Account.Play(p.get(0), p.get(1), p.get(2))).toList())
            .toList());
  }

  private static String sum(String text) {
    CRC32C crc = new CRC32C();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }
}
