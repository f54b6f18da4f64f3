package yomikiri.engine.study.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import yomikiri.engine.stats.Estimate;
import yomikiri.engine.stats.Histogram;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.stats.Tally;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.study.log.Account;
import yomikiri.engine.think.PlayerSpec;

/**
 * The final file for programs; what is null does not belong to the study and is left out. Numbers
 * are rounded to six digits, so that the last bits of a machine's arithmetic do not show; one that
 * is infinite is null.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ReportJson(
    Map<String, String> study,
    int games,
    int distinctGames,
    boolean finished,
    List<Meeting> pairings,
    List<Entrant> players,
    FirstSeat firstSeat,
    List<Curve> depthCurves,
    Spread scoreDifferences,
    @Nullable Spread layoutValues) {
  private static final ObjectWriter JSON =
      new ObjectMapper()
          .registerModule(
              new SimpleModule()
                  .addSerializer(Double.class, new Rounded())
                  .addSerializer(double.class, new Rounded()))
          .writer(new DefaultPrettyPrinter());

  static String text(DuelFindings findings) {
    return written(of(findings));
  }

  /** The text of a final file. */
  static String written(Object report) {
    try {
      return JSON.writeValueAsString(report).replace("\r\n", "\n") + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ReportJson of(DuelFindings findings) {
    return new ReportJson(
        settings(findings.study()),
        findings.games(),
        findings.distinct(),
        findings.isDone(),
        findings.pairings().stream().map(result -> Meeting.of(findings.study(), result)).toList(),
        IntStream.range(0, findings.study().players().size())
            .mapToObj(player -> Entrant.of(findings, player))
            .toList(),
        FirstSeat.of(findings.seatAdvantage()),
        findings.depthCurves().stream().map(Curve::of).toList(),
        Spread.of(findings.differences()),
        findings.study().exact() ? Spread.of(findings.layouts()) : null);
  }

  /** All that a study sets, by name. */
  static Map<String, String> settings(Study study) {
    Map<String, String> settings = new LinkedHashMap<>();
    for (List<String> setting : StudyText.settings(study)) {
      if (!setting.get(1).equals(StudyText.UNSET)) {
        settings.put(setting.get(0), setting.get(1));
      }
    }
    return settings;
  }

  /** Writes a number as the file has it. */
  private static final class Rounded extends JsonSerializer<Double> {
    private static final int DIGITS = 6;

    @Override
    public void serialize(Double value, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      if (Double.isFinite(value)) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(DIGITS, RoundingMode.HALF_EVEN);
        json.writeNumber(rounded.stripTrailingZeros().toPlainString());
      } else {
        json.writeNull();
      }
    }
  }

  private record Results(int games, int wins, int draws, int losses) {
    static Results of(Tally tally) {
      return new Results(tally.games(), tally.wins(), tally.draws(), tally.losses());
    }
  }

  private record Score(
      @JsonUnwrapped Results results,
      double rate,
      List<Double> interval,
      double elo,
      List<Double> eloInterval,
      double superiority) {
    static Score of(Tally tally, Estimate estimate) {
      return new Score(
          Results.of(tally),
          estimate.rate(),
          ends(estimate.interval()),
          estimate.elo(),
          ends(estimate.eloInterval()),
          estimate.superiority());
    }

    private static List<Double> ends(Interval interval) {
      return List.of(interval.low(), interval.high());
    }
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Meeting(
      String first,
      String second,
      int planned,
      int distinctGames,
      @JsonUnwrapped Score score,
      @Nullable List<Long> pairs,
      @Nullable List<Long> results,
      double meanDifference,
      @Nullable Double accountFrom,
      @Nullable Double layout,
      @Nullable List<Double> pointsLost,
      List<Integer> forfeits,
      List<Results> bySeat,
      @Nullable Test sprt,
      List<List<Number>> convergence) {
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
          study.exact() && result.accountFrom() > 0 ? result.accountFrom() : null,
          study.exact() ? result.layout() : null,
          study.exact() ? result.losses() : null,
          result.forfeits(),
          result.bySeat().stream().map(Results::of).toList(),
          study.sprt().map(sprt -> Test.of(sprt, result)).orElse(null),
          result.convergence().points().stream().map(Meeting::numbers).toList());
    }

    private static List<Number> numbers(Convergence.Point point) {
      Interval interval = point.interval();
      return List.of(point.games(), point.rate(), interval.low(), interval.high(), point.ratio());
    }
  }

  private record Test(double ratio, double lower, double upper, String verdict) {
    static Test of(Sprt sprt, PairingResult result) {
      String decision = result.decision().name().toLowerCase(Locale.ROOT);
      return new Test(result.ratio(), sprt.lower(), sprt.upper(), decision);
    }
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Entrant(
      String player,
      @JsonUnwrapped Score score,
      @Nullable Play play,
      @Nullable Play opening,
      @Nullable Play middle,
      @Nullable Play end) {
    static Entrant of(DuelFindings findings, int player) {
      CrossTable.Cell total = findings.crossTable().totals().get(player);
      Optional<List<Account.Play>> phases =
          findings.study().exact() ? Optional.of(findings.play(player)) : Optional.empty();
      return new Entrant(
          findings.study().names().get(player),
          Score.of(total.tally(), total.estimate()),
          phases
              .map(all -> Play.of(all.stream().reduce(Account.Play.NONE, Account.Play::plus)))
              .orElse(null),
          phases.map(all -> Play.of(all.get(0))).orElse(null),
          phases.map(all -> Play.of(all.get(1))).orElse(null),
          phases.map(all -> Play.of(all.get(2))).orElse(null));
    }
  }

  private record Play(long moves, double bestShare, double meanLoss) {
    static Play of(Account.Play play) {
      return new Play(play.moves(), play.bestShare(), play.meanLoss());
    }
  }

  private record FirstSeat(@JsonUnwrapped Score score, double meanDifference) {
    static FirstSeat of(SeatAdvantage seats) {
      return new FirstSeat(
          Score.of(seats.all().tally(), seats.all().estimate()), seats.difference());
    }
  }

  private record Curve(String family, String opponent, List<Point> points) {
    static Curve of(DepthCurve curve) {
      return new Curve(
          curve.family().toString(),
          curve.opponent().map(PlayerSpec::toString).orElse("all"),
          curve.points().stream()
              .map(point -> new Point(point.depth(), Score.of(point.tally(), point.estimate())))
              .toList());
    }
  }

  private record Point(int depth, @JsonUnwrapped Score score) {}

  private record Spread(
      long games,
      double mean,
      double deviation,
      long wins,
      long draws,
      long losses,
      List<List<Long>> bars) {
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
