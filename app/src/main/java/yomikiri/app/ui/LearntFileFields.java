package yomikiri.app.ui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import yomikiri.app.player.LearntFileChoices;
import yomikiri.app.player.LearntFileChoices.LearntFile;
import yomikiri.app.player.PlayerWords;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Field;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.Texts;
import yomikiri.engine.think.Parameter;

/** Inputs for a setting that names a learnt file: the checkpoints there are, and any other file. */
public record LearntFileFields(LearntFileChoices choices, FilePicker picker, Texts texts) {
  /** The checkpoints of a game, listed anew whenever the box comes into a window. */
  ComboBox<String> list(String game, Parameter parameter, Field<String> field) {
    Map<String, Phrase> listed = new LinkedHashMap<>();
    PlayerWords words = new PlayerWords(texts);
    ComboBox<String> box =
        ChoiceBoxes.of(
            texts,
            List.of(field.typed()),
            name ->
                listed.containsKey(name)
                    ? listed.get(name).in(texts)
                    : name.isEmpty()
                        ? texts.get("setting-range.unset")
                        : words.set(parameter, name));
    box.setAccessibleHelp(words.range(parameter));
    ChoiceBoxes.settle(box, field.text());
    Runnable offer =
        () ->
            ChoiceBoxes.offer(
                box,
                Stream.of(Stream.of(""), listed.keySet().stream(), Stream.of(field.typed()))
                    .flatMap(names -> names)
                    .distinct()
                    .toList());
    box.sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                listed.clear();
                choices.list(
                    game,
                    parameter.isNeededThere(),
                    more -> {
                      for (LearntFile each : more) {
                        listed.put(each.name(), each.words());
                      }
                      offer.run();
                    });
              }
            });
    return box;
  }

  /** Asks for any other file. */
  Button another(String game, Parameter parameter, Field<String> field) {
    Button button = Controls.button(texts.of("setting.file.choose"), () -> {}, "small");
    button.setOnAction(
        event ->
            picker
                .toOpen(button.getScene().getWindow(), List.of(FileKind.LEARNT))
                .ifPresent(
                    file ->
                        choices.take(
                            file, game, parameter.isNeededThere(), field.text()::setValue)));
    return button;
  }
}
