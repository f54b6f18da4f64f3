package yomikiri.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;

/** Dresses a scene: AtlantaFX below, above it the app's colours and shapes. */
public final class Look {
  private Look() {}

  /** Dresses {@code scene} now and whenever {@code dark} changes. */
  public static void dress(Scene scene, ObservableValue<Boolean> dark) {
    Fonts.load();
    apply(scene, dark.getValue());
    dark.addListener((value, before, now) -> apply(scene, now));
  }

  private static void apply(Scene scene, boolean dark) {
    Theme base = dark ? new PrimerDark() : new PrimerLight();
    Application.setUserAgentStylesheet(base.getUserAgentStylesheet());
    scene
        .getStylesheets()
        .setAll(
            List.of(
                sheet(dark ? "dark.css" : "light.css"),
                sheet("shapes.css"),
                sheet("controls.css"),
                sheet("board.css"),
                sheet("tree.css"),
                sheet("controlsfx.css")));
  }

  private static String sheet(String name) {
    return Objects.requireNonNull(Look.class.getResource("/yomikiri/app/theme/" + name))
        .toExternalForm();
  }
}
