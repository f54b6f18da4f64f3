package yomikiri.app.play;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSetup;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.think.TimeKeeper;

/** One seat: its sign, who sits there, its score and clock, whether it is to move or thinking. */
public final class SeatCard extends HBox {
  private static final PseudoClass TO_MOVE = PseudoClass.getPseudoClass("to-move");
  private static final PseudoClass OUT = PseudoClass.getPseudoClass("out");
  private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");

  private final Texts texts;
  private final SeatWords words;
  private final StackPane badge = Controls.styled(new StackPane(), "badge");
  private final Label name = Controls.label("seat-name");
  private final Label time = Controls.line("seat-role");
  private final FontIcon clockSign = new FontIcon();
  private final Label clock = Controls.styled(new Label("", clockSign), "seat-clock");
  private final Label role = Controls.label("seat-role");
  private final Label score = Controls.line("seat-score");
  private final Label total = Controls.line("seat-role");
  private final ThinkingRing ring;
  private final HBox first = Controls.styled(new HBox(), "row");
  private String family = "";
  private String spoken = "";
  private boolean isClockShort;

  public SeatCard(int seat, Texts texts, Supplier<Optional<RunningSearch>> search) {
    this.texts = texts;
    this.words = new SeatWords(texts);
    this.ring = new ThinkingRing(search);
    getStyleClass().addAll("seat-card", "seat-" + seat);
    setAlignment(Pos.CENTER_LEFT);
    Presence.atTimes(score);
    clock.setMinWidth(USE_PREF_SIZE);
    Presence.hide(clock);
    first.getChildren().addAll(name, time, ring);
    first.setAlignment(Pos.CENTER_LEFT);
    Presence.withWords(time);
    VBox who = new VBox(first, role, clock);
    who.setAlignment(Pos.CENTER_LEFT);
    who.setMinWidth(0);
    HBox.setHgrow(who, Priority.ALWAYS);
    Presence.withWords(total);
    VBox points = new VBox(score, total);
    points.setAlignment(Pos.CENTER_RIGHT);
    getChildren().addAll(badge, who, points);
    setAccessibleRole(AccessibleRole.TEXT);
  }

  /**
   * Shows a seat.
   *
   * @param standing how it stands beyond its points, shown in place of what it does; may be empty
   */
  public void show(SeatSnapshot snapshot, Seating seating, String standing) {
    GameUi ui = seating.ui();
    if (!family.equals(ui.family())) {
      family = ui.family();
      badge.getChildren().setAll(ui.seatSign(snapshot.seat()));
    }
    String who = words.name(snapshot.seat(), seating);
    Controls.say(name, who);
    ring.setManaged(snapshot.setup() instanceof SeatSetup.Cpu);
    time.setText(words.time(snapshot.setup()));
    String usual = role(snapshot, words.role(ui, snapshot.seat()));
    role.setText(standing.isEmpty() ? usual : standing);
    snapshot
        .total()
        .ifPresentOrElse(
            all -> total.setText(texts.get("seat.total", Figures.plain(all))),
            () -> total.setText(""));
    score.setText(Figures.plain(snapshot.score()));
    score.setVisible(ui.hasPoints());
    pseudoClassStateChanged(TO_MOVE, snapshot.toMove());
    pseudoClassStateChanged(OUT, snapshot.out());
    ring.setThinking(snapshot.thinking());
    spoken =
        texts.listed(
            Stream.of(
                    who,
                    usual,
                    standing,
                    total.getText(),
                    ui.hasPoints() ? ui.presenter().points(texts, snapshot.score()) : "",
                    snapshot.thinking()
                        ? texts.get("seat.thinking")
                        : snapshot.toMove() ? texts.get("seat.to-move") : "")
                .filter(part -> !part.isEmpty())
                .toList());
    speak();
  }

  /** Shows how long the person who sits there may still think, where that is limited. */
  public void showClock(Optional<SeatClock> now) {
    boolean isShort = now.filter(SeatClock::isShort).isPresent();
    boolean isNews = clock.isVisible() != now.isPresent() || isShort != isClockShort;
    isClockShort = isShort;
    clock.setVisible(now.isPresent());
    clock.setText(now.map(words::clock).orElse(""));
    clock.pseudoClassStateChanged(SHORT, isShort);
    clockSign.setIconCode(
        isShort ? MaterialDesignT.TIMER_ALERT_OUTLINE : MaterialDesignT.TIMER_OUTLINE);
    if (isNews) {
      speak();
    }
  }

  private void speak() {
    setAccessibleText(
        clock.isVisible() ? texts.get("seat.clock", spoken, clock.getText()) : spoken);
  }

  private String role(SeatSnapshot snapshot, String usual) {
    return snapshot.out()
        ? texts.get("seat.out", usual)
        : snapshot.chosen() ? texts.get("seat.chosen", usual) : usual;
  }

  /** Has a switch beside the name, or no longer. */
  void offer(Node other, boolean isHere) {
    boolean isThere = first.getChildren().contains(other);
    if (isHere && !isThere) {
      first.getChildren().add(other);
    } else if (!isHere && isThere) {
      first.getChildren().remove(other);
    }
  }

  /** Stops what moves. */
  public void rest() {
    ring.setThinking(false);
  }

  /**
   * A ring that fills as a search uses up its time. JavaFX's {@code ProgressIndicator} is a pie
   * with a percentage, says "Done" when the time is over, though the search may not be, and is laid
   * out anew at each frame.
   */
  private static final class ThinkingRing extends Region {
    private final Circle track = Controls.styled(new Circle(), "track");
    private final Arc used = Controls.styled(new Arc(0, 0, 0, 0, 90, 0), "used");
    private final AnimationTimer timer;

    /** {@code search} is the running search. */
    ThinkingRing(Supplier<Optional<RunningSearch>> search) {
      getStyleClass().add("thinking-ring");
      used.setType(ArcType.OPEN);
      getChildren().addAll(track, used);
      setVisible(false);
      timer =
          new AnimationTimer() {
            @Override
            public void handle(long now) {
              used.setLength(
                  -360
                      * search
                          .get()
                          .flatMap(RunningSearch::clock)
                          .map(ThinkingRing::share)
                          .orElse(0.0));
            }
          };
    }

    @Override
    protected void layoutChildren() {
      double middle = getWidth() / 2;
      double radius = middle - track.getStrokeWidth() / 2;
      track.setCenterX(middle);
      track.setCenterY(middle);
      track.setRadius(radius);
      used.setCenterX(middle);
      used.setCenterY(middle);
      used.setRadiusX(radius);
      used.setRadiusY(radius);
    }

    private static double share(TimeKeeper clock) {
      return Math.min(1, (double) clock.elapsedNanos() / clock.budget().nanos());
    }

    void setThinking(boolean thinking) {
      if (thinking == isVisible()) {
        return;
      }
      setVisible(thinking);
      used.setLength(0);
      if (thinking) {
        timer.start();
      } else {
        timer.stop();
      }
    }
  }
}
