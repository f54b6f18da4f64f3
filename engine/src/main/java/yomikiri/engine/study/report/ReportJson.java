package yomikiri.engine.study.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.match.MoveTimes;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.think.PlayerSpec;

/** The final file for programs; what is null does not belong to the study and is left out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ReportJson(
    @JsonProperty("study") Map<String, String> study,
    @JsonProperty("games") int games,
    @JsonProperty("distinctGames") int distinctGames,
    @JsonProperty("finished") boolean finished,
    @JsonProperty("pairings") @Nullable List<Meeting> pairings,
    @JsonProperty("players") List<?> players,
    @JsonProperty("firstSeat") @Nullable FirstSeat firstSeat,
    @JsonProperty("depthCurves") @Nullable List<Curve> depthCurves,
    @JsonProperty("scoreDifferences") @Nullable Spread scoreDifferences,
    @JsonProperty("layoutValues") @Nullable Spread layoutValues,
    @JsonProperty("seats") @Nullable List<Standing> seats,
    @JsonProperty("endedBefore") @Nullable List<Before> endedBefore,
    @JsonProperty("times") @Nullable List<Times> times) {
  /** The text of the file, without what moves took, as that differs from run to run. */
  static String text(Findings findings) {
    return Json.page(of(findings, null)) + "\n";
  }

  /** All in one line, with what moves took. */
  static String line(Findings findings) {
    List<Times> times =
        IntStream.range(0, findings.players().size())
            .mapToObj(i -> Times.of(findings.study().names().get(i), findings.players().get(i)))
            .toList();
    return Json.rounded(of(findings, times)) + "\n";
  }

  private static ReportJson of(Findings findings, @Nullable List<Times> times) {
    return findings
        .duel()
        .map(duel -> forTwo(findings, duel, times))
        .orElseGet(() -> forMore(findings, times));
  }

  private static ReportJson forTwo(
      Findings findings, DuelDetails duel, @Nullable List<Times> times) {
    Study study = findings.study();
    return new ReportJson(
        settings(study),
        findings.games(),
        findings.distinct(),
        findings.isDone(),
        duel.pairings().stream().map(result -> Meeting.of(study, result)).toList(),
        IntStream.range(0, study.players().size())
            .mapToObj(player -> Entrant.of(findings, duel, player))
            .toList(),
        FirstSeat.of(duel.seatAdvantage()),
        findings.depthCurves().stream().map(Curve::of).toList(),
        Spread.of(duel.differences()),
        study.exact() ? Spread.of(duel.layouts()) : null,
        null,
        null,
        times);
  }

  private static ReportJson forMore(Findings findings, @Nullable List<Times> times) {
    List<String> names = findings.study().names();
    List<Before> before = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        String first = names.get(i);
        String second = names.get(j);
        findings.against().rows().get(i).get(j).stream()
            .map(cell -> Before.of(first, second, cell))
            .forEach(before::add);
      }
    }
    return new ReportJson(
        settings(findings.study()),
        findings.games(),
        findings.distinct(),
        findings.isDone(),
        null,
        IntStream.range(0, names.size())
            .mapToObj(i -> Player.of(names.get(i), findings.players().get(i)))
            .toList(),
        null,
        null,
        null,
        null,
        findings.seats().stream().map(Standing::of).toList(),
        before,
        times);
  }

  /** All that a study sets, by name. */
  private static Map<String, String> settings(Study study) {
    Map<String, String> settings = new LinkedHashMap<>();
    for (List<String> setting : StudyText.settings(study)) {
      if (!setting.get(1).equals(StudyText.UNSET)) {
        settings.put(setting.get(0), setting.get(1));
      }
    }
    return settings;
  }

  private record Results(
      @JsonProperty("games") int games,
      @JsonProperty("wins") int wins,
      @JsonProperty("draws") int draws,
      @JsonProperty("losses") int losses) {
    static Results of(Tally tally) {
      return new Results(tally.games(), tally.wins(), tally.draws(), tally.losses());
    }
  }

  /** What games tell; without a game nothing is said. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Strength(
      @JsonProperty("rate") @Nullable Double rate,
      @JsonProperty("interval") @Nullable List<Double> interval,
      @JsonProperty("elo") @Nullable Double elo,
      @JsonProperty("eloInterval") @Nullable List<Double> eloInterval,
      @JsonProperty("superiority") @Nullable Double superiority) {
    static Strength of(Tally tally, EloEstimate estimate) {
      if (tally.games() == 0) {
        return new Strength(null, null, null, null, null);
      }
      return new Strength(
          estimate.rate(),
          ends(estimate.interval()),
          estimate.elo(),
          ends(estimate.eloInterval()),
          estimate.los());
    }
  }

  private record Score(@JsonUnwrapped Results results, @JsonUnwrapped Strength strength) {
    static Score of(Tally tally, EloEstimate estimate) {
      return new Score(Results.of(tally), Strength.of(tally, estimate));
    }
  }

  /** Where somebody came in, in games for more than two; without a game nothing is said. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Standing(
      @JsonProperty("games") int games,
      @JsonProperty("meanReward") @Nullable Double meanReward,
      @JsonProperty("meanPlace") @Nullable Double meanPlace,
      @JsonProperty("placeInterval") @Nullable List<Double> placeInterval,
      @JsonProperty("firstPlaces") int firstPlaces,
      @JsonProperty("firstShare") @Nullable Double firstShare,
      @JsonProperty("firstInterval") @Nullable List<Double> firstInterval) {
    static Standing of(Contender contender) {
      if (contender.games() == 0) {
        return new Standing(0, null, null, null, 0, null, null);
      }
      return new Standing(
          contender.games(),
          contender.estimate().rate(),
          contender.place(),
          ends(contender.placeInterval()),
          contender.firstPlaces(),
          contender.first().rate(),
          ends(contender.first().interval()));
    }
  }

  private record Player(
      @JsonProperty("player") String player,
      @JsonUnwrapped Standing standing,
      @JsonProperty("forfeits") int forfeits,
      @JsonProperty("placeBySeat") List<@Nullable Double> placeBySeat) {
    static Player of(String name, Contender contender) {
      List<@Nullable Double> places = new ArrayList<>();
      contender.placeBySeat().forEach(place -> places.add(place == 0 ? null : place));
      return new Player(name, Standing.of(contender), contender.forfeits(), places);
    }
  }

  /** Who finished ahead of whom. */
  private record Before(
      @JsonProperty("first") String first,
      @JsonProperty("second") String second,
      @JsonProperty("games") int games,
      @JsonProperty("before") int before,
      @JsonProperty("equal") int equal,
      @JsonProperty("after") int after,
      @JsonUnwrapped Strength strength) {
    static Before of(String first, String second, CrossTable.Cell cell) {
      Tally tally = cell.tally();
      return new Before(
          first,
          second,
          tally.games(),
          tally.wins(),
          tally.draws(),
          tally.losses(),
          Strength.of(tally, cell.estimate()));
    }
  }

  /** What the moves of a player took, in milliseconds. */
  private record Times(
      @JsonProperty("player") String player,
      @JsonProperty("moves") long moves,
      @JsonProperty("mean") double mean,
      @JsonProperty("longest") double longest) {
    private static final double NANOS = 1e6;

    static Times of(String name, Contender contender) {
      MoveTimes times = contender.times();
      return new Times(name, times.moves(), times.mean() / NANOS, times.longest() / NANOS);
    }
  }

  private static List<Double> ends(Interval interval) {
    return List.of(interval.low(), interval.high());
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Meeting(
      @JsonProperty("first") String first,
      @JsonProperty("second") String second,
      @JsonProperty("planned") int planned,
      @JsonProperty("distinctGames") int distinctGames,
      @JsonUnwrapped Score score,
      @JsonProperty("pairs") @Nullable List<Long> pairs,
      @JsonProperty("results") @Nullable List<Long> results,
      @JsonProperty("meanDifference") double meanDifference,
      @JsonProperty("differenceError") @Nullable Double differenceError,
      @JsonProperty("accountFrom") @Nullable Double accountFrom,
      @JsonProperty("layout") @Nullable Double layout,
      @JsonProperty("pointsLost") @Nullable List<Double> pointsLost,
      @JsonProperty("forfeits") List<Integer> forfeits,
      @JsonProperty("bySeat") List<SeatScore> bySeat,
      @JsonProperty("sprt") @Nullable Test sprt,
      @JsonProperty("convergence") List<List<Number>> convergence) {
    static Meeting of(Study study, PairingResult result) {
      return new Meeting(
          study.names().get(result.pairing().first()),
          study.names().get(result.pairing().second()),
          result.planned(),
          result.distinct(),
          Score.of(result.tally(), result.estimate()),
          study.swap() ? result.results().pairs() : null,
          study.swap() ? null : result.results().games(),
          result.difference(),
          boxed(result.differenceError()),
          study.exact() && result.accountFrom() > 0 ? result.accountFrom() : null,
          study.exact() ? result.layout() : null,
          study.exact() ? result.losses() : null,
          result.forfeits(),
          result.bySeat().stream().map(SeatScore::of).toList(),
          study.sprt().map(sprt -> Test.of(sprt, result)).orElse(null),
          result.convergence().points().stream().map(Meeting::numbers).toList());
    }

    private static @Nullable Double boxed(OptionalDouble number) {
      return number.isPresent() ? number.getAsDouble() : null;
    }

    private static List<Number> numbers(Convergence.Point point) {
      Interval interval = point.interval();
      return List.of(point.games(), point.rate(), interval.low(), interval.high(), point.ratio());
    }
  }

  /** Of the first player on one seat; where it never sat, nothing is said. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record SeatScore(
      @JsonUnwrapped Results results,
      @JsonProperty("rate") @Nullable Double rate,
      @JsonProperty("interval") @Nullable List<Double> interval) {
    static SeatScore of(CrossTable.Cell cell) {
      if (cell.tally().games() == 0) {
        return new SeatScore(Results.of(cell.tally()), null, null);
      }
      EloEstimate estimate = cell.estimate();
      return new SeatScore(Results.of(cell.tally()), estimate.rate(), ends(estimate.interval()));
    }
  }

  private record Test(
      @JsonProperty("ratio") double ratio,
      @JsonProperty("lower") double lower,
      @JsonProperty("upper") double upper,
      @JsonProperty("verdict") String verdict) {
    static Test of(Sprt sprt, PairingResult result) {
      return new Test(result.ratio(), sprt.lower(), sprt.upper(), result.decision().key());
    }
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Entrant(
      @JsonProperty("player") String player,
      @JsonUnwrapped Score score,
      @JsonProperty("play") @Nullable Play play,
      @JsonProperty("opening") @Nullable Play opening,
      @JsonProperty("middle") @Nullable Play middle,
      @JsonProperty("end") @Nullable Play end) {
    static Entrant of(Findings findings, DuelDetails duel, int player) {
      CrossTable.Cell total = findings.against().totals().get(player);
      Optional<List<PlayQuality.Play>> phases =
          findings.study().exact() ? Optional.of(duel.play(player)) : Optional.empty();
      return new Entrant(
          findings.study().names().get(player),
          Score.of(total.tally(), total.estimate()),
          phases
              .map(
                  all ->
                      Play.of(all.stream().reduce(PlayQuality.Play.NONE, PlayQuality.Play::plus)))
              .orElse(null),
          phases.map(all -> Play.of(all.get(0))).orElse(null),
          phases.map(all -> Play.of(all.get(1))).orElse(null),
          phases.map(all -> Play.of(all.get(2))).orElse(null));
    }
  }

  private record Play(
      @JsonProperty("moves") long moves,
      @JsonProperty("bestShare") double bestShare,
      @JsonProperty("meanLoss") double meanLoss) {
    static Play of(PlayQuality.Play play) {
      return new Play(play.moves(), play.bestShare(), play.meanLoss());
    }
  }

  private record FirstSeat(
      @JsonUnwrapped Score score, @JsonProperty("meanDifference") double meanDifference) {
    static FirstSeat of(SeatAdvantage seats) {
      return new FirstSeat(
          Score.of(seats.all().tally(), seats.all().estimate()), seats.difference());
    }
  }

  private record Curve(
      @JsonProperty("family") String family,
      @JsonProperty("opponent") String opponent,
      @JsonProperty("points") List<Point> points) {
    static Curve of(DepthCurve curve) {
      return new Curve(
          curve.family().toString(),
          curve.opponent().map(PlayerSpec::toString).orElse("all"),
          curve.points().stream()
              .map(point -> new Point(point.depth(), Score.of(point.tally(), point.estimate())))
              .toList());
    }
  }

  private record Point(@JsonProperty("depth") int depth, @JsonUnwrapped Score score) {}

  private record Spread(
      @JsonProperty("games") long games,
      @JsonProperty("mean") double mean,
      @JsonProperty("deviation") double deviation,
      @JsonProperty("wins") long wins,
      @JsonProperty("draws") long draws,
      @JsonProperty("losses") long losses,
      @JsonProperty("bars") List<List<Long>> bars) {
    static Spread of(Histogram histogram) {
      return new Spread(
          histogram.games(),
          histogram.mean(),
          histogram.deviation(),
          histogram.wins(),
          histogram.draws(),
          histogram.losses(),
          histogram.bars().stream()
              .map(b -> List.of((long) b.from(), (long) b.to(), b.wins(), b.draws(), b.losses()))
              .toList());
    }
  }
}
