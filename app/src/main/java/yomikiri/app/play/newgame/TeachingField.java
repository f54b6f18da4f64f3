package yomikiri.app.play.newgame;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.VBox;
import yomikiri.app.play.session.TaughtGames;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.Presence;

/** Whether people at the board are taught, shown where one sits in a game that takes turns. */
final class TeachingField extends VBox {
  private final NewGameViewModel form;
  private final CheckBox box = Controls.id("teach", new CheckBox());

  TeachingField(NewGameViewModel form, Texts texts) {
    super(2);
    this.form = form;
    getStyleClass().add("field");
    box.setWrapText(true);
    box.setMinHeight(USE_PREF_SIZE);
    box.textProperty().bind(texts.of("new.teach"));
    List<Observable> observed =
        new ArrayList<>(List.of(form.kit(), form.terms().beat(), form.terms().clock().choice()));
    form.seats().forEach(seat -> observed.add(seat.who()));
    Observable[] all = observed.toArray(Observable[]::new);
    BooleanBinding waits = Bindings.createBooleanBinding(form::waitsForPeople, all);
    Presence.when(box, waits);
    box.accessibleHelpProperty().bind(texts.of("new.teach.help"));
    getChildren()
        .addAll(
            box,
            Controls.label(
                waits.flatMap(
                    can -> texts.of(can ? "new.teach.help" : "new.teach.not-with-clocks")),
                "quiet-words"));
    Presence.when(this, Bindings.createBooleanBinding(this::isOffered, all));
    form.kit().subscribe(kit -> show());
    form.taught().ids().addListener(change -> show());
    box.setOnAction(event -> form.taught().set(form.kit().get(), box.isSelected()));
  }

  private void show() {
    box.setSelected(form.taught().has(form.kit().get()));
  }

  private boolean isOffered() {
    return TaughtGames.takesTurns(form.kit().get()) && form.hasPerson();
  }
}
