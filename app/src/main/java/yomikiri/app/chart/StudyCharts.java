package yomikiri.app.chart;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.draw.Export;
import yomikiri.app.store.UserFiles;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.OneOf;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;

/**
 * All charts of a study, each beside its numbers, following what becomes known. Only the one in
 * view is kept up to date, a few times a second at most.
 */
public final class StudyCharts extends VBox {
  private static final Duration PAUSE = Duration.ofMillis(300);

  private final StudyNames names;
  private final Texts texts;
  private final ObservableValue<Findings> findings;
  private final UiScheduler scheduler;
  private final Export export;
  private final Place shown = new Place();
  private final Map<ChartKind, ChartPane> sections = new EnumMap<>(ChartKind.class);
  private final ObjectProperty<@Nullable ChartKind> chosen = new SimpleObjectProperty<>();
  private final Map<ChartKind, ToggleButton> buttons = new EnumMap<>(ChartKind.class);
  private @Nullable Study study;
  private boolean resting;
  private boolean stale;

  /**
   * @param findings of the study to show; may become another study's
   * @param files where charts and numbers are saved
   */
  public StudyCharts(
      StudyNames names,
      ObservableValue<Findings> findings,
      UiScheduler scheduler,
      UserFiles files,
      FilePicker picker) {
    this.names = names;
    this.texts = names.texts();
    this.findings = findings;
    this.scheduler = scheduler;
    this.export = new Export(texts, files, picker);
    getStyleClass().add("study-pictures");
    for (ChartKind kind : ChartKind.values()) {
      buttons.put(kind, button(kind)); // some are there only once games have been played
    }
    OneOf.of(chosen, buttons);
    chosen.subscribe((before, now) -> refresh());
    FlowPane kinds = Controls.styled(new FlowPane(), "kinds");
    kinds.getChildren().setAll(buttons.values());
    kinds.prefWrapLengthProperty().bind(kinds.widthProperty()); // its height is asked for without
    kinds.accessibleTextProperty().bind(texts.of("lab.tab.pictures"));
    VBox.setVgrow(shown, Priority.ALWAYS);
    getChildren().addAll(kinds, shown);
    WhileShown.follow(this, findings, now -> changed());
    WhileShown.follow(this, texts.language(), now -> refresh());
  }

  private void changed() {
    if (resting) {
      stale = true;
      return;
    }
    refresh();
    resting = true;
    scheduler.after(
        PAUSE,
        () -> {
          resting = false;
          if (stale) {
            stale = false;
            changed();
          }
        });
  }

  private void refresh() {
    Findings now = findings.getValue();
    if (!now.study().equals(study)) {
      study = now.study();
      sections.clear();
      shown.forget();
    }
    buttons.forEach((kind, button) -> button.setVisible(kind.isIn(now)));
    ChartKind kind = chosen.get();
    if (kind != null && kind.isIn(now)) {
      ChartPane section = sections.computeIfAbsent(kind, k -> new ChartPane(names, k, now, export));
      shown.getChildren().setAll(section);
      section.show(now);
    } else {
      shown.getChildren().clear();
      buttons.keySet().stream().filter(each -> each.isIn(now)).findFirst().ifPresent(chosen::set);
    }
  }

  /**
   * Where the chart chosen stands: as tall as the tallest that stood there, so that the page does
   * not move under the pointer when another is chosen.
   */
  private static final class Place extends StackPane {
    private double width;
    private double tallest;

    void forget() {
      tallest = 0;
    }

    @Override
    protected double computeMinHeight(double forWidth) {
      if (width != getWidth()) {
        width = getWidth();
        forget();
      }
      tallest = Math.max(tallest, super.computeMinHeight(forWidth));
      return tallest;
    }
  }

  private ToggleButton button(ChartKind kind) {
    ToggleButton button = Controls.id("show-" + kind.id(), new ToggleButton());
    button.getStyleClass().add("small");
    button.textProperty().bind(texts.of("lab.chart.tab." + kind.id()));
    Presence.atTimes(button);
    button.disableProperty().bind(button.visibleProperty().not());
    return button;
  }
}
