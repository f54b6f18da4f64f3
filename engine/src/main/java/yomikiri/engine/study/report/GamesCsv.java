package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import yomikiri.engine.game.Places;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudySchedule;

/** The file with one line per game. */
public final class GamesCsv {
  private static final CSVFormat CSV = CSVFormat.DEFAULT;

  private final StudySchedule schedule;
  private final List<String> names;
  private final boolean exact;
  private final int seats;

  public GamesCsv(Study study) {
    this.schedule = new StudySchedule(study);
    this.names = study.names();
    this.exact = study.exact();
    this.seats = study.seats();
  }

  /** The names of the columns, with a line break. */
  public String head() {
    return seats > 2
        ? "game,seed,"
            + Stream.of("player", "place", "score")
                .flatMap(name -> IntStream.rangeClosed(1, seats).mapToObj(seat -> name + seat))
                .collect(Collectors.joining(","))
            + ",plies,ending\n"
        : headForTwo();
  }

  private String headForTwo() {
    return "game,seed,first,second,winner,score1,score2,plies,ending"
        + (exact ? ",layout,loss1,loss2" : "")
        + "\n";
  }

  /** A game, with a line break. */
  public String line(PlayedGame game) {
    return CSV.format((seats > 2 ? cells(game) : cellsForTwo(game)).toArray()) + "\n";
  }

  private List<Object> cells(PlayedGame game) {
    Schedule.Fixture fixture = schedule.fixture(game.number());
    List<Object> cells = new ArrayList<>(List.of(game.number() + 1, fixture.layout()));
    fixture.seating().forEach(player -> cells.add(names.get(player)));
    cells.addAll(Places.of(game.rewards()).bySeat());
    cells.addAll(game.scores());
    cells.addAll(List.of(game.plies(), game.ending().word()));
    return cells;
  }

  private List<Object> cellsForTwo(PlayedGame game) {
    Schedule.Fixture fixture = schedule.fixture(game.number());
    int winner = game.winner().orElse(-1);
    List<Object> cells =
        new ArrayList<>(
            List.of(
                game.number() + 1,
                fixture.layout(),
                names.get(fixture.seating().get(0)),
                names.get(fixture.seating().get(1)),
                winner < 0 ? "draw" : winner == 0 ? "first" : "second",
                game.scores().get(0),
                game.scores().get(1),
                game.plies(),
                game.ending().word()));
    if (exact) {
      cells.addAll(game.account().map(GamesCsv::cells).orElse(List.of("", "", "")));
    }
    return cells;
  }

  /** The layout's value is unknown where the account begins later. */
  private static List<Object> cells(PlayQuality quality) {
    return List.of(quality.from() == 0 ? quality.value() : "", quality.loss(0), quality.loss(1));
  }
}
