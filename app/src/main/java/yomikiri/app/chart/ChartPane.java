package yomikiri.app.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.draw.Export;
import yomikiri.app.draw.ExportMenu;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.app.ui.Theme;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.report.Findings;

/** A chart beside its numbers, with buttons to copy and save them. */
final class ChartPane extends VBox {
  private static final double SIDE_BY_SIDE = 980;
  private static final double PICTURE = 0.62; // of the width, side by side
  private static final double ABOVE = 0.64; // of the height, above the numbers, at least
  private static final double FRAME = 10; // pixels of edges and the divider

  private final StudyNames names;
  private final Texts texts;
  private final ChartKind kind;
  private final Export export;
  private final ChartView chart;
  private final ChartTable table;
  private final Label news = Controls.styled(new Label(), "picture-news");
  private final SplitPane split = Controls.styled(new SplitPane(), "picture-split");
  private final ObjectProperty<Optional<Integer>> pairing =
      new SimpleObjectProperty<>(Optional.empty());
  private Findings findings;
  private @Nullable Language written;
  private String subtitle = "";
  private boolean isArranged;

  ChartPane(StudyNames names, ChartKind kind, Findings findings, Export export) {
    this.names = names;
    this.texts = names.texts();
    this.kind = kind;
    this.findings = findings;
    this.export = export;
    this.chart = new ChartView(texts);
    this.table = new ChartTable(texts);
    table.accessibleTextProperty().bind(texts.of("lab.chart.tab." + kind.id()));
    table.setId("numbers-" + kind.id());
    chart.setId("chart-" + kind.id());
    getStyleClass().add("picture-section");
    split.widthProperty().subscribe(this::arrange);
    split.heightProperty().subscribe(this::arrange);
    VBox.setVgrow(split, Priority.ALWAYS);
    Presence.withWords(news);
    StackPane shown = new StackPane(chart, bar());
    shown.setMinWidth(0);
    split.getItems().addAll(shown, table);
    if (kind.hasPairings(findings.study())) {
      getChildren().add(pairings());
    }
    getChildren().addAll(split, news);
    pairing.subscribe(() -> show(this.findings));
  }

  /** Side by side where there is room, else the chart above its numbers, whole if it can be. */
  private void arrange() {
    if (split.getWidth() == 0 || split.getHeight() == 0) {
      return;
    }
    Orientation before = split.getOrientation();
    double scale = Theme.scale(this);
    boolean isWide =
        split.getWidth() >= SIDE_BY_SIDE * scale
            && split.getWidth() * PICTURE >= chart.leastWidth() * scale + FRAME;
    split.setOrientation(isWide ? Orientation.HORIZONTAL : Orientation.VERTICAL);
    if (!isArranged || before != split.getOrientation()) {
      isArranged = true;
      double whole = (chart.leastHeight() * scale + FRAME) / split.getHeight();
      split.setDividerPositions(isWide ? PICTURE : Math.max(ABOVE, whole));
    }
  }

  /** Stands in the chart's right upper corner. */
  private HBox bar() {
    HBox bar = Controls.styled(new HBox(), "picture-bar");
    bar.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    StackPane.setAlignment(bar, Pos.TOP_RIGHT);
    ExportMenu.Content content =
        new ExportMenu.Content(this::fileName, chart::print, Optional.of(() -> table.data().csv()));
    ExportMenu save = ExportMenu.toFiles(export, "lab.chart.save", content, news);
    save.setId("lab-chart-save-" + kind.id());
    ExportMenu copy = ExportMenu.toClipboard(export, "lab.chart.copy", content, news);
    copy.setId("lab-chart-copy-" + kind.id());
    for (ExportMenu menu : List.of(save, copy)) {
      menu.getStyleClass().addAll("small", "chart-menu");
    }
    bar.getChildren().addAll(save, copy);
    return bar;
  }

  private ComboBox<Optional<Integer>> pairings() {
    List<Optional<Integer>> choices = new ArrayList<>();
    if (kind.hasAll()) {
      choices.add(Optional.empty());
    }
    List<Pairing> known = findings.study().pairings();
    for (int i = 0; i < known.size(); i++) {
      choices.add(Optional.of(i));
    }
    ComboBox<Optional<Integer>> box =
        ChoiceBoxes.of(
            texts,
            choices,
            choice ->
                choice
                    .map(i -> names.against(findings.study(), known.get(i)))
                    .orElseGet(() -> texts.get("lab.chart.all-pairings")));
    box.setId("pairing-" + kind.id());
    box.accessibleTextProperty().bind(texts.of("lab.chart.pairing"));
    box.setMaxWidth(Region.USE_PREF_SIZE);
    box.setMinWidth(0);
    box.setValue(choices.getFirst());
    pairing.bind(box.valueProperty());
    return box;
  }

  private String fileName() {
    return findings.study().game() + "-" + kind.id();
  }

  /** Shows what is known now, if it is anything new. */
  void show(Findings now) {
    findings = now;
    Chart drawn = kind.chart(names, now, pairing.get());
    ChartData data = drawn.isEmpty() ? new ChartData(List.of(), List.of()) : drawn.data();
    Language language = texts.language().getValue();
    if (written == language && data.equals(table.data()) && subtitle.equals(drawn.subtitle())) {
      return;
    }
    table.show(data);
    if (written != null && written != language) {
      table.rename();
    }
    written = language;
    subtitle = drawn.subtitle();
    chart.show(drawn);
    arrange();
  }
}
