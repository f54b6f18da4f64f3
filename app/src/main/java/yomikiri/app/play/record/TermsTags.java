package yomikiri.app.play.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import yomikiri.app.play.session.MatchTerms;
import yomikiri.app.play.session.MatchTerms.TimeLimit;
import yomikiri.engine.game.Game.Handicap;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.record.GameRecord.Tag;

/**
 * The terms of a game as its record says them, in tags of its own beside {@code Rounds}.
 *
 * @param handicap by player
 */
record TermsTags(
    int rounds,
    boolean sameLayout,
    List<Integer> handicap,
    Optional<Duration> beat,
    Optional<TimeLimit> limit,
    boolean analysis) {
  private static final String ANALYSIS = "Analysis";
  private static final String YES = "yes";
  private static final String HANDICAP = "Handicap";
  private static final String LAYOUTS = "Layouts";
  private static final String SAME = "same";
  private static final String BEAT = "Beat";
  private static final String CLOCK = "Clock";
  private static final Pattern LIMIT =
      Pattern.compile("([1-9]\\d{0,4}) s(?: \\+ (\\d{1,3}) s| (per move))?");

  /** Terms to be written down for the seats of {@code round}, from 0. */
  static TermsTags of(MatchTerms terms, int round) {
    MatchTerms first = terms;
    int seats = Math.max(1, terms.handicap().size());
    for (int i = round % seats; i > 0 && i < seats; i++) {
      first = first.seatOn();
    }
    return new TermsTags(
        terms.rounds(),
        terms.sameLayout(),
        first.handicap(),
        terms.beat(),
        terms.limit(),
        terms.analysis());
  }

  /** What {@code record} says; what makes no sense there is passed over. */
  static TermsTags of(GameRecord<?> record) {
    int players = record.start().players();
    int most = record.game().handicap().map(Handicap::most).orElse(-1);
    List<Integer> points =
        record
            .tag(HANDICAP)
            .filter(text -> text.matches("\\d{1,4}(:\\d{1,4})*"))
            .map(text -> Stream.of(text.split(":", -1)).map(Integer::valueOf).toList())
            .filter(all -> all.size() == players && all.stream().allMatch(one -> one <= most))
            .orElse(List.of());
    return new TermsTags(
        record.agreedRounds(),
        record.tag(LAYOUTS).filter(SAME::equals).isPresent(),
        points,
        record
            .tag(BEAT)
            .filter(text -> text.matches("[1-9]\\d{1,4} ms"))
            .filter(text -> record.game().idleMove().isPresent())
            .map(text -> Duration.ofMillis(Long.parseLong(text.substring(0, text.length() - 3)))),
        record
            .tag(CLOCK)
            .filter(text -> TimeLimit.isPossible(record.start()))
            .flatMap(TermsTags::limit),
        record.tag(ANALYSIS).filter(YES::equals).isPresent());
  }

  private static Optional<TimeLimit> limit(String text) {
    Matcher found = LIMIT.matcher(text);
    if (!found.matches()) {
      return Optional.empty();
    }
    Duration time = seconds(found.group(1));
    return Optional.of(
        found.group(3) == null
            ? new TimeLimit.WholeGame(time, seconds(found.group(2)))
            : new TimeLimit.EachMove(time));
  }

  private static Duration seconds(@Nullable String digits) {
    return digits == null ? Duration.ZERO : Duration.ofSeconds(Long.parseLong(digits));
  }

  private static String text(TimeLimit limit) {
    return switch (limit) {
      case TimeLimit.WholeGame(Duration time, Duration added) when added.isZero() ->
          time.toSeconds() + " s";
      case TimeLimit.WholeGame(Duration time, Duration added) ->
          time.toSeconds() + " s + " + added.toSeconds() + " s";
      case TimeLimit.EachMove(Duration time) -> time.toSeconds() + " s per move";
    };
  }

  /** The terms for the seats of a round, from 0. */
  MatchTerms in(int round) {
    MatchTerms terms = new MatchTerms(rounds, sameLayout, handicap, beat, limit, analysis);
    for (int i = 0; i < round; i++) {
      terms = terms.seatOn();
    }
    return terms;
  }

  List<Tag> tags() {
    List<Tag> tags = new ArrayList<>();
    if (rounds > 1) {
      tags.add(new Tag(Tag.ROUNDS, Integer.toString(rounds)));
      if (sameLayout) {
        tags.add(new Tag(LAYOUTS, SAME));
      }
    }
    if (handicap.stream().anyMatch(points -> points > 0)) {
      tags.add(
          new Tag(
              HANDICAP, handicap.stream().map(Object::toString).collect(Collectors.joining(":"))));
    }
    beat.ifPresent(time -> tags.add(new Tag(BEAT, time.toMillis() + " ms")));
    limit.ifPresent(time -> tags.add(new Tag(CLOCK, text(time))));
    if (analysis) {
      tags.add(new Tag(ANALYSIS, YES));
    }
    return tags;
  }
}
