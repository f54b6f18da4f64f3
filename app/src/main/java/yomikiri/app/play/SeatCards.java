package yomikiri.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import yomikiri.app.board.GameUi;
import yomikiri.app.play.model.PlayAction;
import yomikiri.app.play.model.PlaySnapshot;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.SeatClock;
import yomikiri.app.play.session.SeatSnapshot;
import yomikiri.app.play.session.Seating;
import yomikiri.app.shell.Buttons;
import yomikiri.app.shell.Command;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;
import yomikiri.engine.game.Position;

/** The cards of the seats of a game, in their order, with their clocks. */
final class SeatCards extends VBox {
  private static final PseudoClass SEVERAL = PseudoClass.getPseudoClass("several");

  private final PlayViewModel game;
  private final Texts texts;
  private final ButtonBase teach;
  private final List<SeatCard> cards = new ArrayList<>();
  private @Nullable Standing standing;

  /** {@code teach} has people taught. */
  SeatCards(PlayViewModel game, Command teach, Texts texts) {
    this.game = game;
    this.texts = texts;
    this.teach = Controls.id("seat-teach", new Buttons(texts).icon(teach));
    this.teach.getStyleClass().add("small");
    Presence.atTimes(this);
    getStyleClass().add("seats");
    game.clocks().addListener(change -> showClocks());
  }

  /** How the seats stand in a position, in words. */
  private record Standing(Position position, Language language, List<String> bySeat) {
    boolean isOf(Position shown, Language spoken) {
      return position.equals(shown) && language == spoken;
    }

    String of(int seat) {
      return bySeat.isEmpty() ? "" : bySeat.get(seat);
    }
  }

  /** Shows everything anew; makes a card for each seat that has none. */
  void show(PlaySnapshot now, Seating seating, GameUi shown) {
    List<SeatSnapshot> seats = now.seats();
    while (cards.size() < seats.size()) {
      cards.add(new SeatCard(cards.size(), texts, () -> game.now().analyses().cpuSearch()));
    }
    if (getChildren().size() != seats.size()) {
      cards.subList(seats.size(), cards.size()).forEach(SeatCard::rest);
      getChildren().setAll(cards.subList(0, seats.size()));
      pseudoClassStateChanged(SEVERAL, seats.size() > 2);
    }
    showTeaching(now);
    showClocks();
    Standing stand = standing(shown, now.board().position());
    seats.forEach(seat -> cards.get(seat.seat()).show(seat, seating, stand.of(seat.seat())));
  }

  /** Puts the switch on the card of the first person who can be taught. */
  private void showTeaching(PlaySnapshot now) {
    OptionalInt pupil =
        now.can(PlayAction.TEACH) && now.isLive()
            ? now.seats().stream()
                .filter(seat -> seat.setup().isHuman())
                .mapToInt(SeatSnapshot::seat)
                .findFirst()
            : OptionalInt.empty();
    for (int seat = 0; seat < cards.size(); seat++) {
      cards.get(seat).offer(teach, pupil.equals(OptionalInt.of(seat)));
    }
  }

  /** How the seats stand; worked out anew for another position only, as that takes time. */
  private Standing standing(GameUi shown, Position position) {
    Language language = texts.language().getValue();
    Standing known = standing;
    if (known == null || !known.isOf(position, language)) {
      known = new Standing(position, language, shown.presenter().standing(texts, position));
      standing = known;
    }
    return known;
  }

  /** Shows the clocks anew; there are none beside an earlier round. */
  private void showClocks() {
    Map<Integer, SeatClock> clocks = game.now().isLive() ? game.clocks().get() : Map.of();
    for (int seat = 0; seat < cards.size(); seat++) {
      cards.get(seat).showClock(Optional.ofNullable(clocks.get(seat)));
    }
  }

  /** Stops what moves. */
  void rest() {
    cards.forEach(SeatCard::rest);
  }
}
