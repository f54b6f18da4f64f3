package yomikiri.app.player;

import java.util.ArrayList;
import java.util.List;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.Level;
import yomikiri.engine.think.Parameter;
import yomikiri.engine.think.PlayerSpec;

/** Describes the levels of a game by the players behind them. */
public final class LevelWords {
  private static final String TIME = Parameter.TIME.name();

  private final Texts texts;
  private final PlayerWords players;

  public LevelWords(Texts texts) {
    this.texts = texts;
    this.players = new PlayerWords(texts);
  }

  public String name(Level level) {
    return players.cpu(level);
  }

  /** Such as "looks 3 moves ahead". */
  public String does(GameKit<?> kit, Level level) {
    if (texts.has("level." + level.name() + ".does")) {
      return texts.get("level." + level.name() + ".does");
    }
    PlayerSpec spec = level.spec();
    List<String> limits = new ArrayList<>();
    spec.setting("eval")
        .map(evaluation -> "level.judges." + evaluation)
        .filter(texts::has)
        .ifPresent(key -> limits.add(texts.get(key)));
    spec.value(Parameter.PLAYOUTS)
        .ifPresent(count -> limits.add(texts.get("level.playouts", count.longValue())));
    spec.value(Parameter.TIME)
        .ifPresent(
            millis -> limits.add(texts.get("level.time", Figures.shortSeconds(millis / 1000))));
    String way = way(kit, spec);
    String does = limits.isEmpty() ? way : texts.get("level.limited", way, texts.listed(limits));
    return level.isRung() ? texts.get("level.rung.of", level.rungs(), does) : does;
  }

  private String way(GameKit<?> kit, PlayerSpec spec) {
    String key = "level.does." + spec.name();
    return readsOut(kit, spec)
        ? texts.get("level.reads-out")
        : texts.has(key)
            ? texts.get(key, number(spec, "depth"), number(spec, "width"))
            : players.player(spec);
  }

  private static boolean readsOut(GameKit<?> kit, PlayerSpec spec) {
    return kit.isSolved() && kit.solver().orElseThrow().spec().equals(spec.without(TIME));
  }

  private static long number(PlayerSpec spec, String setting) {
    return spec.setting(setting).map(Long::parseLong).orElse(0L);
  }
}
