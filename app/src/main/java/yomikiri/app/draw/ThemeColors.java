package yomikiri.app.draw;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Rectangle;

/** The colours of the theme for what is drawn by hand: invisible shapes that the theme fills. */
public final class ThemeColors extends Group {
  /** One of the theme's colours. */
  public enum Ink {
    GROUND,
    PANEL,
    HOVER,
    LINE,
    INK,
    SOFT,
    QUIET,
    FIRST,
    FIRST_GROUND,
    SECOND,
    SECOND_GROUND,
    THIRD,
    THIRD_GROUND,
    FOURTH,
    FOURTH_GROUND,
    ACCENT,
    NEGATIVE,
    HEAT_LOW,
    HEAT_HIGH
  }

  private final Map<Ink, Rectangle> shapes = new EnumMap<>(Ink.class);

  /** {@code changed} is called when the theme has changed. */
  public ThemeColors(Runnable changed) {
    getStyleClass().add("inks");
    setVisible(false);
    setManaged(false);
    for (Ink ink : Ink.values()) {
      Rectangle shape = new Rectangle();
      shape.getStyleClass().add(ink.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      shape.fillProperty().addListener((value, before, now) -> changed.run());
      shapes.put(ink, shape);
      getChildren().add(shape);
    }
  }

  public Paint of(Ink ink) {
    return Objects.requireNonNull(shapes.get(ink)).getFill();
  }

  /** The same, to be mixed with others. */
  public Color colour(Ink ink) {
    return of(ink) instanceof Color colour ? colour : Color.TRANSPARENT;
  }
}
