package yomikiri.app.lab;

import java.util.List;
import java.util.OptionalInt;
import yomikiri.engine.game.Places;
import yomikiri.engine.match.Ending;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.think.PlayerSpec;

/**
 * A finished game as the table shows it.
 *
 * @param number from 0
 * @param players by seat
 * @param layout the seed it was dealt from
 * @param winner the seat; empty for a draw
 * @param places by seat
 * @param difference points of the first seat minus the second's
 * @param isForfeit whether it did not end by the rules
 */
public record StudyGameRow(
    int number,
    List<PlayerSpec> players,
    long layout,
    OptionalInt winner,
    List<Double> places,
    int difference,
    int plies,
    boolean isForfeit) {
  public StudyGameRow {
    players = List.copyOf(players);
    places = List.copyOf(places);
  }

  static StudyGameRow of(PlayedGame game, Study study, StudySchedule schedule) {
    var fixture = schedule.fixture(game.number());
    return new StudyGameRow(
        game.number(),
        fixture.seating().stream().map(study.players()::get).toList(),
        fixture.layout(),
        game.winner(),
        Places.of(game.rewards()).bySeat(),
        game.difference(),
        game.plies(),
        !(game.ending() instanceof Ending.Normal));
  }
}
