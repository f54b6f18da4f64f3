package yomikiri.app.player;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import yomikiri.engine.think.Parameter;

/** One setting of a player, as it is typed. */
public record SettingField(Parameter parameter, StringProperty text) {
  /** A field that holds {@code text}. */
  public SettingField(Parameter parameter, String text) {
    this(parameter, new SimpleStringProperty(text));
  }

  /** What was typed, without blanks around it. */
  public String typed() {
    return text.get().strip();
  }

  /** Whether what was typed is a value that the setting takes. */
  public boolean isWellFormed() {
    return parameter.accepts(typed()) && parameter.staysInside(typed());
  }
}
