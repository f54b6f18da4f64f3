package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.VerdictFormat;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.think.RankedMove;
import yomikiri.engine.think.SearchReport;
import yomikiri.engine.think.Verdict;

/** A search: whose it is, depth, nodes, speed, principal variation, moves. */
final class SearchCard extends VBox {
  private final Texts texts;
  private final Label who = Controls.label("think-who");
  private final GridPane figures = Controls.styled(new GridPane(), "think-figures");
  private final Row depth;
  private final Row book;
  private final Row nodes;
  private final Row speed;
  private final Row time;
  private final Row line;
  private final ValueBars bars;
  private Optional<RunningSearch> running = Optional.empty();
  private String title = "";
  private long earlier;

  SearchCard(Texts texts) {
    this.texts = texts;
    this.bars = new ValueBars(texts);
    ColumnConstraints grow = new ColumnConstraints();
    grow.setHgrow(Priority.ALWAYS);
    figures.getColumnConstraints().addAll(new ColumnConstraints(), grow);
    depth = row("think.depth");
    book = row("setting.book");
    nodes = row("think.nodes");
    speed = row("think.speed");
    time = row("think.time");
    line = row("think.line");
    getStyleClass().add("search-card");
    getChildren().addAll(who, figures, bars);
    Presence.hide(this);
  }

  /** A figure and what it is called. */
  private record Row(Label word, Label figure) {
    void say(String words) {
      figure.setText(words);
    }
  }

  private Row row(String key) {
    Label word = Controls.line("quiet-words");
    word.textProperty().bind(texts.of(key));
    GridPane.setValignment(word, VPos.TOP);
    return new Row(word, Controls.label("figure"));
  }

  private void showRows(Row... rows) {
    List<Node> cells =
        Stream.of(rows).flatMap(row -> Stream.<Node>of(row.word, row.figure)).toList();
    if (!figures.getChildren().equals(cells)) {
      figures.getChildren().clear();
      for (int i = 0; i < rows.length; i++) {
        figures.addRow(i, rows[i].word, rows[i].figure);
      }
    }
  }

  void show(ThinkPane.SearchView search, String newTitle, Seating seating) {
    running = search.now();
    title = newTitle;
    Controls.say(who, title);
    search.analysis().ifPresentOrElse(known -> showAnalysis(known, seating), this::showNothing);
    showClock();
    setVisible(true);
  }

  void clear() {
    running = Optional.empty();
    setVisible(false);
  }

  private void showAnalysis(PositionAnalysis known, Seating seating) {
    MovePresenter presenter = seating.ui().presenter();
    if (known.report().isFromBook()) {
      showRows(book, time, line);
      book.say(texts.get("think.book", depth(known.report())));
    } else if (known.isCounted()) {
      showRows(depth, nodes, speed, time, line);
    } else {
      showRows(depth, time, line);
    }
    depth.say(depth(known.report()));
    line.say(
        known.line().stream()
            .map(move -> presenter.shown(texts, move))
            .collect(Collectors.joining("  ")));
    bars.show(known.moves(), seating);
    bars.setVisible(true);
    earlier = known.earlier();
    showEffort(known.report().nodes(), known.report().nanos());
  }

  private String depth(SearchReport report) {
    Optional<Verdict> best = report.best().map(RankedMove::verdict);
    return best.filter(Verdict::isSelective).isPresent()
        ? texts.get("think.to-the-end-selective", report.depth(), VerdictFormat.level(best.get()))
        : texts.get(
            best.filter(Verdict::proven).isPresent() ? "think.to-the-end" : "think.plies",
            report.depth());
  }

  private void showNothing() {
    showRows(depth, nodes, speed, time, line);
    depth.say("");
    line.say("");
    bars.setVisible(false);
    earlier = 0;
    showEffort(0, 0);
  }

  /** Shows how far the search under way has come. */
  void showClock() {
    running.ifPresent(
        now -> {
          Controls.say(who, now.clock().isEmpty() ? texts.get("think.waiting") : title);
          now.clock()
              .ifPresent(
                  clock -> showEffort(clock.meter().nodesAtLastCheck(), clock.elapsedNanos()));
        });
  }

  private void showEffort(long visited, long nanos) {
    nodes.say(
        earlier == 0
            ? Figures.count(visited)
            : texts.get("think.nodes-earlier", Figures.count(visited), Figures.count(earlier)));
    time.say(texts.get("time.seconds", Figures.seconds(nanos)));
    speed.say(nanos == 0 ? "" : Figures.count(Math.round(visited * 1e9 / nanos)));
  }
}
