package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import yomikiri.engine.stats.EloEstimate;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.stats.Sprt;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.report.CrossTable.Cell;
import yomikiri.engine.study.report.ReportTable.Column;

/** The tables of a study's results, in which the players are called {@code names}. */
public record StudyTables(Findings findings, List<String> names) {
  static final List<String> FOR_TWO = List.of("wins", "draws", "losses", "score");
  private static final List<String> FOR_MORE = List.of("ahead", "level", "behind", "share");

  /** Two who met, as the first one sees it; {@code pairing} in a game for two. */
  private record Comparison(int first, int second, Cell cell, Optional<PairingResult> pairing) {}

  /** A row with the results of the player or seat {@code name}. */
  public record Row(String name, Cell cell) {}

  private boolean isForTwo() {
    return findings.duel().isPresent();
  }

  /** In a game for two the pairings, in one for more every two who met. */
  private List<Comparison> compared() {
    List<Comparison> all = new ArrayList<>();
    for (PairingResult result : findings.pairings()) {
      Pairing pairing = result.pairing();
      all.add(
          new Comparison(pairing.first(), pairing.second(), result.score(), Optional.of(result)));
    }
    for (int i = 0; i < names.size() && !isForTwo(); i++) {
      for (int j = i + 1; j < names.size(); j++) {
        int first = i;
        int second = j;
        findings.against().rows().get(i).get(j).stream()
            .map(cell -> new Comparison(first, second, cell, Optional.empty()))
            .forEach(all::add);
      }
    }
    return all;
  }

  /** The results of players against each other, with Elo and what a test found. */
  public ReportTable<?> comparisons() {
    List<Column<Comparison>> columns = new ArrayList<>();
    columns.add(new Column<>("player", row -> names.get(row.first)));
    columns.add(new Column<>(isForTwo() ? "against" : "and", row -> names.get(row.second)));
    columns.addAll(results(isForTwo() ? FOR_TWO : FOR_MORE, Comparison::cell));
    if (isForTwo() && findings.distinct() < findings.games()) {
      columns.add(3, ofPairing("distinct", result -> Integer.toString(result.distinct())));
    }
    columns.add(new Column<>("Elo", row -> known(row.cell, e -> signed(e.elo(), 0))));
    columns.add(new Column<>("95% interval", row -> known(row.cell, e -> elo(e.eloInterval(), 0))));
    columns.add(new Column<>("stronger", row -> known(row.cell, e -> likely(e.los()))));
    if (isForTwo()) {
      columns.add(ofPairing("points", result -> signed(result.difference(), 2)));
    }
    findings
        .study()
        .sprt()
        .ifPresent(
            sprt -> {
              columns.add(ofPairing("LLR", result -> signed(result.ratio(), 2)));
              columns.add(ofPairing("test", result -> decision(sprt, result)));
            });
    return new ReportTable<>(2, columns, compared());
  }

  private static Column<Comparison> ofPairing(String head, Function<PairingResult, String> cell) {
    return new Column<>(head, row -> row.pairing.map(cell).orElse(""));
  }

  private static String decision(Sprt sprt, PairingResult result) {
    return switch (result.decision()) {
      case GOES_ON ->
          String.format(Locale.ROOT, "goes on (%.2f to %.2f)", sprt.lower(), sprt.upper());
      case ELO0 -> "at most " + signed(sprt.elo0(), 1) + " Elo";
      case ELO1 -> "at least " + signed(sprt.elo1(), 1) + " Elo";
    };
  }

  /** Results of single players, seats or depths in a game for two. */
  public static ReportTable<Row> results(String head, List<Row> rows) {
    List<Column<Row>> columns = new ArrayList<>(List.of(new Column<>(head, Row::name)));
    columns.addAll(results(FOR_TWO, Row::cell));
    return new ReportTable<>(1, columns, rows);
  }

  /**
   * The columns of a tally and what it speaks for.
   *
   * @param words for more, as much and less than half a point, and for the share of points
   */
  private static <R> List<Column<R>> results(List<String> words, Function<R, Cell> cell) {
    return List.of(
        new Column<>("games", row -> cell.apply(row).tally().games()),
        new Column<>(words.get(0), row -> cell.apply(row).tally().wins()),
        new Column<>(words.get(1), row -> cell.apply(row).tally().draws()),
        new Column<>(words.get(2), row -> cell.apply(row).tally().losses()),
        new Column<>(words.get(3), row -> known(cell.apply(row), e -> percent(e.rate()))),
        new Column<>("95% interval", row -> known(cell.apply(row), e -> percents(e.interval()))));
  }

  /** A dash where there was no game. */
  private static String known(Cell cell, Function<EloEstimate, String> text) {
    return cell.tally().games() == 0 ? "–" : text.apply(cell.estimate());
  }

  /** Where the players of a game for more than two came in. */
  public ReportTable<?> places() {
    List<Column<Integer>> columns = places("player", names, findings.players());
    columns.add(
        new Column<>(
            "mean reward", player -> number(findings.players().get(player).estimate().rate(), 3)));
    columns.add(new Column<>("forfeits", player -> findings.players().get(player).forfeits()));
    IntStream.range(0, findings.study().seats())
        .mapToObj(
            seat ->
                new Column<Integer>(
                    "in seat " + (seat + 1),
                    player -> place(findings.players().get(player).placeBySeat().get(seat))))
        .forEach(columns::add);
    return new ReportTable<>(1, columns, IntStream.range(0, names.size()).boxed().toList());
  }

  /** What the seats of a game for more than two are worth, whoever sat there. */
  ReportTable<?> seats() {
    List<String> seats =
        IntStream.rangeClosed(1, findings.seats().size()).mapToObj(Integer::toString).toList();
    return new ReportTable<>(
        1,
        places("seat", seats, findings.seats()),
        IntStream.range(0, seats.size()).boxed().toList());
  }

  private static List<Column<Integer>> places(
      String head, List<String> names, List<Contender> contenders) {
    return new ArrayList<>(
        List.of(
            new Column<>(head, names::get),
            new Column<>("games", row -> contenders.get(row).games()),
            new Column<>("mean place", row -> number(contenders.get(row).place(), 2)),
            new Column<>(
                "95% interval",
                row -> {
                  Interval interval = contenders.get(row).placeInterval();
                  return number(interval.low(), 2) + " to " + number(interval.high(), 2);
                }),
            new Column<>("first places", row -> contenders.get(row).firstPlaces()),
            new Column<>("share", row -> percent(contenders.get(row).first().rate())),
            new Column<>("95% interval", row -> percents(contenders.get(row).first().interval()))));
  }

  /** Empty where nobody sat. */
  private static String place(double place) {
    return place == 0 ? "" : number(place, 2);
  }

  /**
   * For a file: in a game for two one line per pairing, in one for more one per two who met. The
   * players keep their order whoever sits first; {@code win1} are the first one's wins, {@code
   * rate1} its share of points with draws as halves, {@code mean_diff} its mean points minus the
   * other's over the games that ended by the rules.
   */
  String pairingsCsv() {
    List<Column<Comparison>> columns = new ArrayList<>();
    columns.add(new Column<>("game", row -> findings.study().game()));
    columns.add(new Column<>("first", row -> names.get(row.first)));
    columns.add(new Column<>("second", row -> names.get(row.second)));
    columns.add(new Column<>("games", row -> row.cell.tally().games()));
    columns.add(new Column<>(isForTwo() ? "win1" : "before", row -> row.cell.tally().wins()));
    columns.add(new Column<>(isForTwo() ? "draw" : "equal", row -> row.cell.tally().draws()));
    columns.add(new Column<>(isForTwo() ? "win2" : "after", row -> row.cell.tally().losses()));
    if (isForTwo()) {
      columns.add(new Column<>("rate1", row -> number(row.cell.tally().rate(), 4)));
      columns.add(new Column<>("rate2", row -> number(1 - row.cell.tally().rate(), 4)));
      columns.add(ofPairing("mean_diff", result -> number(result.difference(), 4)));
    } else {
      columns.add(new Column<>("rate", row -> number(row.cell.estimate().rate(), 4)));
      columns.add(new Column<>("rate_low", row -> number(row.cell.estimate().interval().low(), 4)));
      columns.add(
          new Column<>("rate_high", row -> number(row.cell.estimate().interval().high(), 4)));
      columns.add(new Column<>("elo", row -> number(row.cell.estimate().elo(), 4)));
    }
    return new ReportTable<>(3, columns, compared()).csv();
  }

  /** For a file: where the players of a game for more than two came in. */
  String playersCsv() {
    List<Column<Integer>> columns =
        List.of(
            new Column<>("game", row -> findings.study().game()),
            new Column<>("player", names::get),
            new Column<>("games", row -> player(row).games()),
            new Column<>("mean_reward", row -> number(player(row).estimate().rate(), 4)),
            new Column<>("mean_place", row -> number(player(row).place(), 4)),
            new Column<>("place_low", row -> number(player(row).placeInterval().low(), 4)),
            new Column<>("place_high", row -> number(player(row).placeInterval().high(), 4)),
            new Column<>("first_places", row -> player(row).firstPlaces()),
            new Column<>("first_share", row -> number(player(row).first().rate(), 4)),
            new Column<>("first_low", row -> number(player(row).first().interval().low(), 4)),
            new Column<>("first_high", row -> number(player(row).first().interval().high(), 4)),
            new Column<>("forfeits", row -> player(row).forfeits()));
    return new ReportTable<>(2, columns, IntStream.range(0, names.size()).boxed().toList()).csv();
  }

  private Contender player(int place) {
    return findings.players().get(place);
  }

  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  /** Of a chance, which is never certain. */
  private static String likely(double chance) {
    return chance > 0.9995 ? ">99.9%" : chance < 0.0005 ? "<0.1%" : percent(chance);
  }

  static String percents(Interval interval) {
    return percent(interval.low()) + " to " + percent(interval.high());
  }

  /** Both ends with their signs. */
  public static String elo(Interval interval, int digits) {
    return signed(interval.low(), digits) + " to " + signed(interval.high(), digits);
  }

  public static String signed(double value, int digits) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "+∞" : "-∞";
    }
    return String.format(Locale.ROOT, "%+." + digits + "f", value + 0.0);
  }

  static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value + 0.0);
  }
}
