package yomikiri.app.play.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import yomikiri.app.board.PieceSet.Entry;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.FieldView;
import yomikiri.app.ui.WhileShown;

/** The fields of the editor for what a position has besides its pieces and the seat to move. */
final class EntryFields extends VBox {
  private final Texts texts;
  private final ObservableValue<Language> language;
  private final List<String> seats;
  private final Taker taker;
  private final List<Consumer<String>> fields = new ArrayList<>();
  private List<String> shown = List.of();

  /** Takes what is filled in. */
  @FunctionalInterface
  interface Taker {
    void take(int entry, String text);
  }

  /** {@code seats} are the keys of their names. */
  EntryFields(List<Entry> entries, List<String> seats, Texts texts, Taker taker) {
    this.texts = texts;
    this.language = WhileShown.of(this, texts.language());
    this.seats = List.copyOf(seats);
    this.taker = taker;
    getStyleClass().add("entries");
    for (int entry = 0; entry < entries.size(); entry++) {
      ObservableValue<String> name = named(entries.get(entry));
      getChildren()
          .add(
              switch (entries.get(entry)) {
                case Entry.Amount amount -> new FieldView(name, typed(entry));
                case Entry.Order order -> new FieldView(name, chosen(entry));
              });
    }
  }

  private ObservableValue<String> named(Entry entry) {
    return language.map(to -> entry.name().in(texts));
  }

  private TextField typed(int entry) {
    TextField field = Controls.id("entry-" + entry, new TextField());
    field.setPrefColumnCount(6);
    field.textProperty().addListener((value, before, now) -> taker.take(entry, now.strip()));
    fields.add(
        text -> {
          if (!field.getText().strip().equals(text)) {
            field.setText(text);
          }
        });
    return field;
  }

  /** A button a seat: pressed, it is the next in the order. */
  private FlowPane chosen(int entry) {
    FlowPane row = new FlowPane(4, 4);
    List<ToggleButton> buttons = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      String number = Integer.toString(1 + seat);
      ToggleButton button = Controls.id("entry-" + entry + "-" + seat, new ToggleButton());
      button.setOnAction(
          event -> {
            String rest = shown.get(entry).replace(number, "");
            taker.take(entry, button.isSelected() ? rest + number : rest);
          });
      buttons.add(button);
    }
    row.getChildren().addAll(buttons);
    fields.add(
        order -> {
          for (int seat = 0; seat < seats.size(); seat++) {
            int place = order.indexOf(Integer.toString(1 + seat));
            String seatKey = seats.get(seat);
            buttons.get(seat).setSelected(place >= 0);
            buttons
                .get(seat)
                .textProperty()
                .bind(
                    language.map(
                        to ->
                            place < 0
                                ? texts.get(seatKey)
                                : texts.get("arrange.in-order", 1 + place, texts.get(seatKey))));
          }
        });
    return row;
  }

  /** Shows what is filled in, by entry. */
  void show(List<String> entries) {
    shown = List.copyOf(entries);
    for (int entry = 0; entry < fields.size(); entry++) {
      fields.get(entry).accept(shown.get(entry));
    }
  }
}
