package yomikiri.engine.study.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import yomikiri.engine.game.Places;
import yomikiri.engine.match.Schedule;
import yomikiri.engine.study.PlayQuality;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.report.ReportTable.Column;

/** Writes the CSV file with one line per game. */
public final class GamesCsv {
  private final Study study;
  private final StudySchedule schedule;
  private final List<String> names;
  private final List<Column<PlayedGame>> columns = new ArrayList<>();
  private final ReportTable<PlayedGame> table;

  public GamesCsv(Study study) {
    this.study = study;
    this.schedule = new StudySchedule(study);
    this.names = study.names();
    boolean isForTwo = study.seats() == 2;
    column("game", game -> game.number() + 1);
    column("seed", game -> fixture(game).layout());
    bySeat(isForTwo ? List.of("first", "second") : numbered("player"), this::player);
    if (isForTwo) {
      column("winner", GamesCsv::winner);
    } else {
      bySeat(numbered("place"), seat -> game -> Places.of(game.rewards()).bySeat().get(seat));
    }
    bySeat(numbered("score"), seat -> game -> game.scores().get(seat));
    column("plies", PlayedGame::plies);
    column("ending", game -> game.ending().word());
    if (study.exact()) { // the layout's value is unknown where the account begins later
      quality("layout", quality -> quality.from() == 0 ? quality.value() : "");
      quality("loss1", quality -> quality.loss(0));
      quality("loss2", quality -> quality.loss(1));
    }
    this.table = new ReportTable<>(0, columns, List.of());
  }

  private void column(String head, Function<PlayedGame, Object> cell) {
    columns.add(new Column<>(head, cell));
  }

  private void bySeat(List<String> heads, IntFunction<Function<PlayedGame, Object>> cell) {
    IntStream.range(0, study.seats()).forEach(seat -> column(heads.get(seat), cell.apply(seat)));
  }

  private List<String> numbered(String name) {
    return IntStream.rangeClosed(1, study.seats()).mapToObj(seat -> name + seat).toList();
  }

  private void quality(String head, Function<PlayQuality, Object> cell) {
    column(head, game -> game.account().map(cell).orElse(""));
  }

  private Schedule.Fixture fixture(PlayedGame game) {
    return schedule.fixture(game.number());
  }

  private Function<PlayedGame, Object> player(int seat) {
    return game -> names.get(fixture(game).seating().get(seat));
  }

  private static String winner(PlayedGame game) {
    int winner = game.winner().orElse(-1);
    return winner < 0 ? "draw" : winner == 0 ? "first" : "second";
  }

  /** The names of the columns, with a line break. */
  public String head() {
    return table.csvHead();
  }

  /** A game, with a line break. */
  public String line(PlayedGame game) {
    return table.csvLine(game);
  }
}
