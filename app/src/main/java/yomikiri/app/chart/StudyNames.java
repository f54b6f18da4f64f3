package yomikiri.app.chart;

import java.util.List;
import java.util.stream.Collectors;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.board.GameUi;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.text.Texts;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Contender;
import yomikiri.engine.think.PlayerSpec;

/**
 * Names the game and the players of a study, in the language set.
 *
 * @param gameList whose games have names
 */
public record StudyNames(Texts texts, List<GameUi> gameList) {
  public StudyNames {
    gameList = List.copyOf(gameList);
  }

  /** A game's name, its id where the app does not know it. */
  public String game(String id) {
    return AvailableGames.of(gameList)
        .kit(id)
        .map(kit -> GameUi.of(kit, gameList).name(texts))
        .orElse(id);
  }

  /** A player with all that is set. */
  public String player(PlayerSpec spec) {
    return new PlayerWords(texts).player(spec);
  }

  /** A mean place with its interval, such as {@code 1.42 (1.30–1.55)}. */
  public String place(Contender standing) {
    return new ChartWords(texts).place(standing);
  }

  DataValue value(PlayerSpec spec) {
    return new DataValue.Name(player(spec), spec.toString());
  }

  /** The players of a study, in their order. */
  public List<String> players(Study study) {
    return study.players().stream().map(this::player).toList();
  }

  /** Two who meet, the first one's results being told, such as {@code Perfect against Greedy}. */
  public String against(Study study, Pairing pairing) {
    return texts.get("lab.chart.against", first(study, pairing), second(study, pairing));
  }

  /** Those who meet, whoever sits first, such as {@code Perfect and Greedy}. */
  public String together(Study study, Pairing pairing) {
    return study.seats() == 2
        ? both(study, pairing)
        : pairing.players().stream()
            .map(study.players()::get)
            .map(this::player)
            .collect(Collectors.joining(" · "));
  }

  /** Two who meet, whoever sits first. */
  String both(Study study, Pairing pairing) {
    return pairing.first() == pairing.second()
        ? texts.get("lab.chart.itself", first(study, pairing))
        : texts.get("lab.chart.both", first(study, pairing), second(study, pairing));
  }

  /** The one of the two whose results are shown. */
  String first(Study study, Pairing pairing) {
    return player(study.players().get(pairing.first()));
  }

  String second(Study study, Pairing pairing) {
    return player(study.players().get(pairing.second()));
  }
}
