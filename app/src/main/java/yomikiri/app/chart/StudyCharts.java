package yomikiri.app.chart;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiScheduler;
import yomikiri.app.draw.Export;
import yomikiri.app.store.UserFiles;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.FilePicker;
import yomikiri.app.ui.WhileShown;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.report.Findings;

/**
 * All pictures of a study, each beside its numbers, following what becomes known. Only the one in
 * view is kept up to date, a few times a second at most.
 */
public final class StudyCharts extends StackPane {
  private static final Duration PAUSE = Duration.ofMillis(300);

  private final StudyNames names;
  private final Texts texts;
  private final ObservableValue<Findings> findings;
  private final UiScheduler scheduler;
  private final Export export;
  private final TabPane tabs = new TabPane();
  private final Map<ChartKind, ChartPane> sections = new EnumMap<>(ChartKind.class);
  private @Nullable Study study;
  private boolean resting;
  private boolean stale;

  /**
   * @param findings of the study to show; may become another study's
   * @param files where pictures and numbers are saved
   * @param picker asks to where
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
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    tabs.accessibleTextProperty().bind(texts.of("lab.tab.pictures"));
    tabs.getSelectionModel().selectedItemProperty().subscribe(this::refresh);
    getChildren().add(tabs);
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
    Optional<ChartKind> before = selected();
    if (!now.study().equals(study)) {
      study = now.study();
      sections.clear();
      tabs.getTabs().clear();
    }
    addTabs(now);
    before.ifPresent(this::select); // where another study has such a picture too
    selected().ifPresent(kind -> sections.computeIfAbsent(kind, k -> section(k, now)).show(now));
  }

  /** Adds what is missing: some pictures are there only once games have been played. */
  private void addTabs(Findings now) {
    List<ChartKind> kinds =
        Arrays.stream(ChartKind.values()).filter(kind -> kind.isIn(now)).toList();
    for (int i = 0; i < kinds.size(); i++) {
      ChartKind kind = kinds.get(i);
      if (i == tabs.getTabs().size() || tabs.getTabs().get(i).getUserData() != kind) {
        Tab tab = new Tab();
        tab.setUserData(kind);
        tab.textProperty().bind(texts.of("lab.chart.tab." + kind.id()));
        tabs.getTabs().add(i, tab);
      }
    }
  }

  private void select(ChartKind kind) {
    tabs.getTabs().stream()
        .filter(tab -> tab.getUserData() == kind)
        .forEach(tabs.getSelectionModel()::select);
  }

  private Optional<ChartKind> selected() {
    Tab tab = tabs.getSelectionModel().getSelectedItem();
    return tab != null && tab.getUserData() instanceof ChartKind kind
        ? Optional.of(kind)
        : Optional.empty();
  }

  private ChartPane section(ChartKind kind, Findings now) {
    ChartPane section = new ChartPane(names, kind, now, export);
    tabs.getTabs().stream()
        .filter(tab -> tab.getUserData() == kind)
        .forEach(tab -> tab.setContent(section));
    return section;
  }
}
