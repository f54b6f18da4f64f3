package yomikiri.app.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.race.RegretStudy.Point;
import yomikiri.engine.stats.Interval;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyText;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** Reads the studies that come with the app; the sentences of the presets lie beside them. */
@UiThread
public final class PresetStudies {
  /** The folder of the studies and of their words. */
  public static final String PLACE = "/yomikiri/studies";

  private static final CSVFormat REGRET =
      CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

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

  /** Hands on what searches gave away in the study that comes with the app, by game. */
  void openRegret(Consumer<? super SequencedMap<String, List<Point>>> then) {
    lab.look(PresetStudies::regret, then);
  }

  /** What each search gave away on solved positions with each budget, by the id of the game. */
  @WorkerThread
  public static SequencedMap<String, List<Point>> regret() {
    String file = PLACE + "/regret/regret.csv";
    SequencedMap<String, List<Point>> games = new LinkedHashMap<>();
    try (InputStream in = PresetStudies.class.getResourceAsStream(file);
        Reader text =
            new InputStreamReader(Objects.requireNonNull(in, file), StandardCharsets.UTF_8);
        CSVParser rows = REGRET.parse(text)) {
      for (CSVRecord row : rows) {
        games.computeIfAbsent(row.get("game"), none -> new ArrayList<>()).add(point(row));
      }
      return games;
    } catch (IOException | NotationException e) {
      throw new IllegalStateException("the shipped study of regret is damaged", e);
    }
  }

  private static Point point(CSVRecord row) throws NotationException {
    return new Point(
        PlayerSpec.parse(row.get("player")),
        Long.parseLong(row.get("nodes")),
        Long.parseLong(row.get("positions")),
        number(row, "regret"),
        new Interval(number(row, "regret_low"), number(row, "regret_high")),
        number(row, "best"),
        new Interval(number(row, "best_low"), number(row, "best_high")),
        Math.round(1e6 * number(row, "ms")));
  }

  private static double number(CSVRecord row, String column) {
    return Double.parseDouble(row.get(column));
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
