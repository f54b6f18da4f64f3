package yomikiri.app.practice;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Scrolling;
import yomikiri.engine.teach.PracticeLog;

/**
 * One's own games in figures; then what was practised by day, and how much was recalled beside what
 * the schedule predicted.
 */
final class ProgressPane extends Scrolling.Unfocused {
  private static final int DAYS = 30;

  private final Texts texts;
  private final VBox content = Controls.styled(new VBox(), "practice-progress");

  ProgressPane(Region statistics, Texts texts) {
    this.texts = texts;
    setContent(new VBox(statistics, content));
    setFitToWidth(true);
    setMinHeight(0);
  }

  void show(PracticeSnapshot now) {
    content.getChildren().clear();
    if (now.days().isEmpty()) {
      content
          .getChildren()
          .addAll(
              Controls.words(texts.get("practice.progress.days"), "subtitle"),
              Controls.words(texts.get("practice.none.progress")));
    }
    if (!now.days().isEmpty()) {
      add(
          "days",
          List.of("day", "mistakes", "reasons", "puzzles"),
          now.days().stream()
              .limit(DAYS)
              .map(
                  day ->
                      List.of(
                          day.date().toString(),
                          of(day.recalled(), day.asked()),
                          of(day.understood(), day.explained()),
                          of(day.solved(), day.tried())))
              .toList());
    }
    if (!now.recalls().isEmpty()) {
      add(
          "recall",
          List.of("passed", "recalled", "share", "predicted"),
          now.recalls().stream()
              .map(
                  one ->
                      List.of(
                          span(one),
                          of(one.recalled(), one.asked()),
                          texts.get(
                              "practice.interval",
                              Figures.share((double) one.recalled() / one.asked()),
                              Figures.share(one.interval().low()),
                              Figures.share(one.interval().high())),
                          Figures.share(one.predicted())))
              .toList());
    }
  }

  private String of(int some, int all) {
    return all == 0 ? "\u2013" : texts.get("practice.of", some, all);
  }

  private String span(PracticeLog.Recall one) {
    return one.below() == Long.MAX_VALUE
        ? texts.get("practice.days.from", one.from())
        : one.from() + 1 == one.below()
            ? Long.toString(one.from())
            : one.from() + "\u2013" + (one.below() - 1);
  }

  /** A table with its title. */
  private void add(String key, List<String> columns, List<List<String>> rows) {
    GridPane table = Controls.styled(new GridPane(), "card", "practice-table");
    table.addRow(
        0,
        columns.stream()
            .map(column -> label(texts.get("practice.column." + column), "quiet-words"))
            .toArray(Label[]::new));
    for (int row = 0; row < rows.size(); row++) {
      table.addRow(
          row + 1,
          rows.get(row).stream().flatMap(cell -> Stream.of(label(cell))).toArray(Label[]::new));
    }
    table.setMaxWidth(Region.USE_PREF_SIZE);
    content
        .getChildren()
        .addAll(Controls.words(texts.get("practice.progress." + key), "subtitle"), table);
  }

  private static Label label(String words, String... styles) {
    return Controls.words(words, styles);
  }
}
