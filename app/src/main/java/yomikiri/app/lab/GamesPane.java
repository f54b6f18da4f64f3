package yomikiri.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import yomikiri.app.chart.StudyNames;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.ChoiceBoxes;
import yomikiri.app.ui.Controls;
import yomikiri.engine.study.Pairing;
import yomikiri.engine.study.Study;

/** The finished games of a study, filtered by pairing and result, to be opened for replay. */
public final class GamesPane extends VBox {
  private final GamesViewModel model;
  private final Texts texts;
  private final GamesTable table;
  private final Label place = Controls.line("quiet-words");

  public GamesPane(GamesViewModel model, Study study, StudyNames names) {
    this.model = model;
    this.texts = names.texts();
    getStyleClass().add("games");
    setMinWidth(0);
    table = new GamesTable(model, names, study.seats());
    VBox.setVgrow(table, Priority.ALWAYS);
    getChildren().addAll(filters(study, names), table, foot());
    model.rows().addListener((javafx.beans.Observable change) -> showPlace());
    model.count().addListener(change -> showPlace());
    showPlace();
  }

  private FlowPane filters(Study study, StudyNames names) {
    String all = texts.get(study.seats() == 2 ? "lab.chart.all-pairings" : "lab.games.all-groups");
    List<Optional<Pairing>> pairings = new ArrayList<>(List.of(Optional.empty()));
    study.pairings().forEach(pairing -> pairings.add(Optional.of(pairing)));
    ComboBox<Optional<Pairing>> pairing =
        ChoiceBoxes.of(texts, pairings, one -> one.map(p -> names.together(study, p)).orElse(all));
    pairing.setId("games-pairing");
    pairing.setAccessibleText(all);
    pairing.valueProperty().bindBidirectional(model.pairing());
    pairing.maxWidthProperty().bind(widthProperty());
    ComboBox<GamesViewModel.Result> result =
        ChoiceBoxes.of(
            texts,
            GamesViewModel.Result.of(study.seats()),
            one ->
                texts.get(
                    "lab.games.result." + one.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    result.setId("games-result");
    result.setAccessibleText(texts.get("lab.games.result"));
    result.valueProperty().bindBidirectional(model.result());
    FlowPane filters = new FlowPane(8, 8, pairing, result);
    filters.setMinWidth(0);
    return filters;
  }

  private FlowPane foot() {
    Button open =
        Controls.button(
            MaterialDesignP.PLAY_CIRCLE_OUTLINE, texts.of("lab.games.open"), table::open, "accent");
    open.setId("games-open");
    open.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
    Button before =
        icon("lab.games.previous", "games-previous", MaterialDesignC.CHEVRON_LEFT, model::previous);
    before.disableProperty().bind(model.hasPrevious().not());
    Button after = icon("lab.games.next", "games-next", MaterialDesignC.CHEVRON_RIGHT, model::next);
    after.disableProperty().bind(model.hasNext().not());
    Button again = icon("lab.games.reload", "games-reload", MaterialDesignR.REFRESH, model::load);
    HBox pages = new HBox(8, before, after, again, place);
    pages.setAlignment(Pos.CENTER_LEFT);
    return new FlowPane(16, 8, open, pages);
  }

  private Button icon(String key, String id, Ikon icon, Runnable action) {
    return Controls.id(id, Controls.icon(icon, texts.of(key), action));
  }

  private void showPlace() {
    List<StudyGameRow> rows = model.rows();
    place.setText(
        rows.isEmpty()
            ? ""
            : texts.get(
                "lab.games.place",
                Figures.count(model.start() + 1),
                Figures.count(model.start() + rows.size()),
                Figures.count(model.count().get())));
  }
}
