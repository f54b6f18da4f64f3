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
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.think.GameKit;

/** The studies of the presets and what their shipped runs found, as the app carries them. */
@UiThread
public final class PresetStudies {
  private static final String PLACE = "/yomikiri/studies/";

  private final StudyJobType lab;
  private final Function<String, Optional<GameKit<?>>> kits;
  private final Map<Preset, List<ShippedRun>> known = new EnumMap<>(Preset.class);

  public PresetStudies(StudyJobType lab, Function<String, Optional<GameKit<?>>> kits) {
    this.lab = lab;
    this.kits = kits;
  }

  /** Hands on a preset's studies with their results; they are read once, in the background. */
  void open(Preset preset, Consumer<? super List<ShippedRun>> then) {
    List<ShippedRun> before = known.get(preset);
    if (before != null) {
      then.accept(before);
      return;
    }
    lab.look(
        () -> runs(preset, kits),
        read -> {
          known.put(preset, read);
          then.accept(read);
        });
  }

  /** A preset's studies with their results. */
  @WorkerThread
  public static List<ShippedRun> runs(Preset preset, Function<String, Optional<GameKit<?>>> kits) {
    List<ShippedRun> runs = new ArrayList<>();
    for (String name : preset.studies()) {
      try {
        String definition = Objects.requireNonNull(text(name + "/study.toml"), name);
        Study study = StudyText.read(definition, kits, Game::usualOpening);
        runs.add(ShippedRun.of(study, Optional.ofNullable(text(name + "/report.json"))));
      } catch (IOException | NotationException | StudyException e) {
        throw new IllegalStateException("the shipped study " + name + " is damaged", e);
      }
    }
    return runs;
  }

  private static @Nullable String text(String path) throws IOException {
    try (InputStream in = PresetStudies.class.getResourceAsStream(PLACE + path)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
