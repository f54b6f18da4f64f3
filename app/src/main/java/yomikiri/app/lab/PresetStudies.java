package yomikiri.app.lab;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.think.GameKit;

/** Reads the studies of the presets, which come with the app; their sentences lie beside them. */
@UiThread
public final class PresetStudies {
  /** The folder of the studies and of their words. */
  public static final String PLACE = "/yomikiri/studies";

  private final StudyJobType lab;
  private final Function<String, Optional<GameKit<?>>> kits;
  private final Map<Preset, List<Study>> known = new EnumMap<>(Preset.class);

  public PresetStudies(StudyJobType lab, Function<String, Optional<GameKit<?>>> kits) {
    this.lab = lab;
    this.kits = kits;
  }

  /** Hands on a preset's studies; they are read once, in the background. */
  void open(Preset preset, Consumer<? super List<Study>> then) {
    List<Study> before = known.get(preset);
    if (before != null) {
      then.accept(before);
      return;
    }
    lab.look(
        () -> studies(preset, kits),
        read -> {
          known.put(preset, read);
          then.accept(read);
        });
  }

  /** A preset's studies. */
  @WorkerThread
  public static List<Study> studies(Preset preset, Function<String, Optional<GameKit<?>>> kits) {
    List<Study> studies = new ArrayList<>();
    for (String name : preset.studies()) {
      String file = PLACE + "/" + name + "/study.toml";
      try (InputStream in = PresetStudies.class.getResourceAsStream(file)) {
        byte[] text = Objects.requireNonNull(in, file).readAllBytes();
        String definition = new String(text, StandardCharsets.UTF_8);
        studies.add(StudyText.read(definition, kits, Game::usualOpening));
      } catch (IOException | NotationException | StudyException e) {
        throw new IllegalStateException("the shipped study " + name + " is damaged", e);
      }
    }
    return studies;
  }
}
