package yomikiri.app.player;

import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Parameter;

/** What players and their settings are called. */
public final class PlayerWords {
  private static final double MANY = 1e8;

  private final Texts texts;

  public PlayerWords(Texts texts) {
    this.texts = texts;
  }

  /** A player's name, its spec's where there is no other. */
  public String player(String name) {
    return known("player." + name, name);
  }

  public String setting(Parameter parameter) {
    return known("setting." + parameter.name(), parameter.name());
  }

  /** What is wrong with a setting. */
  public String wrong(Parameter parameter) {
    return switch (parameter.kind()) {
      case COUNT ->
          texts.get("setting-wrong.count", setting(parameter), least(parameter), most(parameter));
      case NUMBER ->
          texts.get("setting-wrong.number", setting(parameter), least(parameter), most(parameter));
      case DURATION -> texts.get("setting-wrong.time", setting(parameter));
    };
  }

  /** What a setting takes, in few words. */
  public String range(Parameter parameter) {
    return switch (parameter.kind()) {
      case COUNT, NUMBER ->
          parameter.most() < MANY
              ? texts.get("setting-range.number", least(parameter), most(parameter))
              : texts.get("setting-range.from", least(parameter));
      case DURATION -> texts.get("setting-range.time");
    };
  }

  private static String least(Parameter parameter) {
    return Figures.count((long) parameter.least());
  }

  private static String most(Parameter parameter) {
    return Figures.count((long) parameter.most());
  }

  private String known(String key, String otherwise) {
    return texts.has(key) ? texts.get(key) : otherwise;
  }
}
