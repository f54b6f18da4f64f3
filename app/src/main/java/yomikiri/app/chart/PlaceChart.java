package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.report.Contender;
import yomikiri.engine.study.report.Findings;

/** A chart of mean places in games for more than two, of the players or of the seats. */
final class PlaceChart implements IntervalChart {
  private final Texts texts;
  private final ChartWords words;
  private final Findings findings;
  private final String game;
  private final ChartKind kind;
  private final String column;
  private final List<DataValue> who;
  private final List<Contender> standings;

  /** {@code column} says what {@code who} are, each with its {@code standings}. */
  private PlaceChart(
      StudyNames names,
      Findings findings,
      ChartKind kind,
      String column,
      List<DataValue> who,
      List<Contender> standings) {
    this.texts = names.texts();
    this.words = new ChartWords(texts);
    this.findings = findings;
    this.game = names.game(findings.study().game());
    this.kind = kind;
    this.column = column;
    this.who = who;
    this.standings = standings;
  }

  static PlaceChart ofPlayers(StudyNames names, Findings findings) {
    List<DataValue> players = findings.study().players().stream().map(names::value).toList();
    return new PlaceChart(names, findings, ChartKind.PLACES, "player", players, findings.players());
  }

  static PlaceChart ofSeats(StudyNames names, Findings findings) {
    List<DataValue> seats =
        IntStream.rangeClosed(1, findings.study().seats())
            .<DataValue>mapToObj(
                seat ->
                    new DataValue.Name(
                        names.texts().get("lab.chart.seat", seat), Integer.toString(seat)))
            .toList();
    return new PlaceChart(names, findings, ChartKind.SEAT_PLACES, "seat", seats, findings.seats());
  }

  @Override
  public String title() {
    return texts.get("lab.chart.title." + kind.id());
  }

  @Override
  public String subtitle() {
    return texts.get("lab.chart.about." + kind.id(), game, findings.games())
        + words.distinct(findings);
  }

  @Override
  public boolean isEmpty() {
    return findings.games() == 0;
  }

  @Override
  public String gist() {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < who.size(); i++) {
      Contender standing = standings.get(i);
      if (standing.games() > 0) {
        parts.add(texts.get("lab.chart.gist.places", name(i), words.place(standing)));
      }
    }
    return texts.listed(parts);
  }

  private String name(int row) {
    return who.get(row).shown(texts);
  }

  @Override
  public ChartData data() {
    List<String> columns =
        List.of(
            column,
            "games",
            "mean_place",
            "place_low",
            "place_high",
            "first_places",
            "first_share",
            "first_low",
            "first_high",
            "mean_reward",
            "forfeits");
    return new ChartData(columns, IntStream.range(0, who.size()).mapToObj(this::line).toList());
  }

  private List<DataValue> line(int row) {
    Contender standing = standings.get(row);
    boolean isUnknown = standing.games() == 0;
    Interval interval = standing.placeInterval();
    return List.of(
        who.get(row),
        new DataValue.Count(standing.games()),
        isUnknown ? new DataValue.None() : new DataValue.Points(standing.place(), 2),
        isUnknown ? new DataValue.None() : new DataValue.Points(interval.low(), 2),
        isUnknown ? new DataValue.None() : new DataValue.Points(interval.high(), 2),
        new DataValue.Count(standing.firstPlaces()),
        isUnknown ? new DataValue.None() : new DataValue.Share(standing.first().rate()),
        isUnknown ? new DataValue.None() : new DataValue.Share(standing.first().interval().low()),
        isUnknown ? new DataValue.None() : new DataValue.Share(standing.first().interval().high()),
        isUnknown ? new DataValue.None() : new DataValue.Points(standing.estimate().rate(), 3),
        new DataValue.Count(standing.forfeits()));
  }

  // ---- drawing

  @Override
  public IntervalRows lines() {
    int last = findings.study().seats();
    return new IntervalRows(
        IntStream.range(0, who.size()).mapToObj(this::row).toList(),
        ticks -> AxisScale.of(1, last, Math.max(ticks, last - 1)),
        (1 + last) / 2.0,
        place -> Figures.fixed(place, place == Math.rint(place) ? 0 : 1),
        texts.get("lab.chart.axis.places"),
        texts.get("lab.chart.legend.places"));
  }

  private IntervalRows.Row row(int row) {
    Contender standing = standings.get(row);
    Interval interval = standing.placeInterval();
    return new IntervalRows.Row(
        name(row),
        false,
        standing.games() == 0
            ? Optional.empty()
            : Optional.of(
                new IntervalRows.Range(
                    interval.low(),
                    standing.place(),
                    interval.high(),
                    words.place(standing),
                    spoken(row))));
  }

  private String spoken(int row) {
    Contender standing = standings.get(row);
    return texts.get(
        "lab.chart.standing",
        name(row),
        standing.games(),
        words.place(standing),
        standing.firstPlaces(),
        words.rate(standing.first()),
        Figures.fixed(standing.estimate().rate(), 3));
  }
}
