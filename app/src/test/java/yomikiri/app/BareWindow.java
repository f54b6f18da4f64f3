package yomikiri.app;

import java.lang.management.ManagementFactory;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.GridPane;
import javafx.stage.Stage;
import yomikiri.app.ui.AfterPaint;

/** A window with 36 buttons and nothing else: what any JavaFX program takes to start. */
public final class BareWindow extends Application {
  private static final int SIDE = 6;

  @Override
  public void start(Stage stage) {
    GridPane buttons = new GridPane();
    for (int cell = 0; cell < SIDE * SIDE; cell++) {
      buttons.add(new Button(Integer.toString(cell)), cell % SIDE, cell / SIDE);
    }
    stage.setScene(new Scene(buttons, 1280, 850));
    stage.show();
    AfterPaint.afterNext(
        () -> {
          System.out.printf(
              "first frame: %d ms%n",
              System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime());
          Platform.exit();
        });
  }
}
