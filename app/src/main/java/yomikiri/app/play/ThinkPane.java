package yomikiri.app.play;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.app.play.session.SearchSlot.RunningSearch;
import yomikiri.app.play.session.SeatWords;
import yomikiri.app.play.session.Seating;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;
import yomikiri.app.ui.RefreshTimer;

/** The searches: of the CPU that moved last, and of the position shown. */
public final class ThinkPane extends StackPane {
  private final Texts texts;
  private final SeatWords seatWords;
  private final SearchCard player;
  private final SearchCard values;
  private final Label nothing = Controls.styled(new Label(), "quiet-words");
  private final RefreshTimer blink;

  /** What a card shows of a search: its last report, and the search itself while it runs. */
  public record SearchView(Optional<PositionAnalysis> analysis, Optional<RunningSearch> now) {
    private boolean isNothing() {
      return analysis.isEmpty() && now.isEmpty();
    }

    private int seat() {
      return now.map(RunningSearch::seat)
          .or(() -> analysis.map(PositionAnalysis::seat))
          .orElseThrow();
    }

    /** The number of the move that it is about. */
    private int move() {
      return 1
          + now.map(RunningSearch::ply).or(() -> analysis.map(PositionAnalysis::ply)).orElseThrow();
    }
  }

  public ThinkPane(Texts texts) {
    this.texts = texts;
    this.seatWords = new SeatWords(texts);
    this.player = new SearchCard(texts);
    this.values = new SearchCard(texts);
    this.blink = new RefreshTimer(() -> List.of(player, values).forEach(SearchCard::showClock));
    VBox content = Controls.styled(new VBox(player, values), "search-cards");
    ScrollPane scroll = new PlainScroll(content);
    nothing.setWrapText(true);
    nothing.textProperty().bind(texts.of("think.nothing"));
    getChildren().addAll(scroll, nothing);
  }

  /** Shows both: a CPU's search about its move, and the one the values shown come from. */
  public void show(SearchView own, SearchView shown, Seating seating) {
    if (own.isNothing()) {
      player.clear();
    } else {
      String name = seatWords.name(own.seat(), seating);
      String key = own.now().isPresent() ? "think.thinking" : "think.thought";
      player.show(own, texts.get(key, name, own.move()), seating);
    }
    if (shown.isNothing()) {
      values.clear();
    } else {
      String key = shown.now().isPresent() ? "think.analysing" : "think.analysed";
      values.show(shown, texts.get(key, shown.move()), seating);
    }
    nothing.setVisible(own.isNothing() && shown.isNothing());
    if (own.now().or(shown::now).isPresent()) {
      blink.start();
    } else {
      blink.stop();
    }
  }

  /** Stops what moves. */
  public void rest() {
    blink.stop();
  }
}
