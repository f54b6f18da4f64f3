package yomikiri.app.play.thought;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.Manner;
import yomikiri.app.play.seat.SeatWords;
import yomikiri.app.play.seat.Seating;
import yomikiri.app.play.seat.ThoughtNow;
import yomikiri.app.play.table.Insight;
import yomikiri.app.shell.Scrolling;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;

/** The thought under way, or the last one: depth, nodes, speed, expected line, moves. */
public final class ThinkPane extends StackPane {
  private static final long BLINK_NANOS = 100_000_000;

  private final Texts texts;
  private final SeatWords seatWords;
  private final Label who = new Label();
  private final Label depth = new Label();
  private final Label nodes = new Label();
  private final Label speed = new Label();
  private final Label time = new Label();
  private final Label line = new Label();
  private final ValueBars bars;
  private final Label nothing = new Label();
  private final VBox content;
  private final AnimationTimer timer;
  private @Nullable ThoughtNow thought;
  private String thinker = "";
  private long earlier;

  public ThinkPane(Texts texts) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
    this.bars = new ValueBars(texts);
    GridPane figures = new GridPane();
    figures.getStyleClass().add("think-figures");
    ColumnConstraints grow = new ColumnConstraints();
    grow.setHgrow(Priority.ALWAYS);
    figures.getColumnConstraints().addAll(new ColumnConstraints(), grow);
    addRow(figures, 0, "think.depth", depth);
    addRow(figures, 1, "think.nodes", nodes);
    addRow(figures, 2, "think.speed", speed);
    addRow(figures, 3, "think.time", time);
    addRow(figures, 4, "think.line", line);
    line.setWrapText(true);
    line.setMinHeight(USE_PREF_SIZE);
    who.getStyleClass().add("think-who");
    content = new VBox(who, figures, bars);
    content.getStyleClass().add("thought");
    ScrollPane scroll = new ScrollPane(content);
    Scrolling.plain(scroll);
    nothing.getStyleClass().add("quiet-words");
    nothing.setWrapText(true);
    nothing.textProperty().bind(texts.of("think.nothing"));
    getChildren().addAll(scroll, nothing);
    timer =
        new AnimationTimer() {
          private long next;

          @Override
          public void handle(long now) {
            if (now >= next) {
              next = now + BLINK_NANOS;
              showClock();
            }
          }
        };
  }

  private void addRow(GridPane figures, int row, String key, Label figure) {
    Label word = new Label();
    word.getStyleClass().add("quiet-words");
    word.textProperty().bind(texts.of(key));
    word.setMinWidth(USE_PREF_SIZE);
    figure.getStyleClass().add("figure");
    GridPane.setValignment(word, VPos.TOP);
    figures.addRow(row, word, figure);
  }

  public void show(Optional<Insight> insight, Optional<ThoughtNow> now, Seating seating) {
    ThoughtNow running = now.orElse(null);
    if (!Objects.equals(running, thought)) {
      thought = running;
      if (running == null) {
        timer.stop();
      } else {
        timer.start();
      }
    }
    content.setVisible(insight.isPresent() || running != null);
    nothing.setVisible(!content.isVisible());
    insight.ifPresent(known -> tell(known, seating));
    if (running != null) {
      thinker =
          running.analysis()
              ? texts.get("think.analysing")
              : texts.get("status.thinking", seatWords.name(running.seat(), seating));
      showClock();
    } else {
      who.setText(texts.get("think.done"));
    }
  }

  private void tell(Insight known, Seating seating) {
    Manner manner = seating.face().manner();
    boolean read = known.report().best().map(best -> best.verdict().proven()).orElse(false);
    depth.setText(
        read
            ? texts.get("think.to-the-end", known.report().depth())
            : texts.get("think.plies", known.report().depth()));
    line.setText(known.line().stream().map(manner::shown).collect(Collectors.joining("  ")));
    bars.show(known.moves(), seating);
    earlier = known.earlier();
    showEffort(known.report().nodes(), known.report().nanos());
  }

  private void showClock() {
    ThoughtNow running = thought;
    if (running != null) {
      who.setText(running.clock().isEmpty() ? texts.get("think.waiting") : thinker);
      running
          .clock()
          .ifPresent(clock -> showEffort(clock.meter().nodesAtLastCheck(), clock.elapsedNanos()));
    }
  }

  private void showEffort(long visited, long nanos) {
    nodes.setText(
        earlier == 0
            ? Figures.count(visited)
            : texts.get("think.nodes-earlier", Figures.count(visited), Figures.count(earlier)));
    time.setText(texts.get("think.seconds", Figures.seconds(nanos)));
    speed.setText(nanos == 0 ? "" : Figures.count(Math.round(visited * 1e9 / nanos)));
  }

  /** Stops what moves. */
  public void rest() {
    thought = null;
    timer.stop();
  }
}
