package yomikiri.engine.study;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.stats.Sprt;

/**
 * A change of a study that may come while it is played. It is recorded in the study's definition,
 * so that whoever resumes or merges it finds the same games wanted that were wanted then.
 *
 * @param games how many each pairing is to have, if that changes; no fewer than before
 * @param changesTest whether {@code sprt} takes the place of the test there was
 * @param jobs games at a time, if that changes; the only thing that is recorded nowhere
 */
public record StudyChange(
    Optional<Integer> games, boolean changesTest, Optional<Sprt> sprt, Optional<Integer> jobs) {
  /** The file in a study's folder by which a change reaches who plays there. */
  public static final String FILE = "change.toml";

  private static final TomlMapper TOML = new TomlMapper();
  private static final List<String> KEYS = List.of("games", "jobs", "test", "sprt");

  /** The text that {@link #read} reads. */
  public String text() {
    ObjectNode tree = TOML.createObjectNode();
    games.ifPresent(count -> tree.put("games", count));
    jobs.ifPresent(count -> tree.put("jobs", count));
    tree.put("test", changesTest);
    sprt.ifPresent(test -> StudyText.put(test, tree.putObject("sprt")));
    try {
      return TOML.writeValueAsString(tree);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Reads a change.
   *
   * @throws NotationException naming the place of what is wrong
   */
  public static StudyChange read(String text) throws NotationException {
    StudyFields fields = StudyText.fields(text);
    fields.checkKeys(KEYS);
    int games = (int) fields.whole("games", 0, 1, 9_999_999);
    int jobs = (int) fields.whole("jobs", 0, 1, 9_999);
    return new StudyChange(
        games == 0 ? Optional.empty() : Optional.of(games),
        fields.flag("test", false),
        fields.sprt(),
        jobs == 0 ? Optional.empty() : Optional.of(jobs));
  }

  /**
   * The study after this change.
   *
   * @param next the game to be played next; another test applies from the layout on that all
   *     pairings begin after it, so that no layout is left half played
   * @throws StudyException if that would be fewer games
   */
  public Study applied(Study study, int next) throws StudyException {
    if (games.isPresent() && games.get() < study.games()) {
      throw new StudyException("study.fewer", study.games(), games.get());
    }
    Study more = games.map(study::withGames).orElse(study);
    if (!changesTest) {
      return more;
    }
    int from = new StudySchedule(study).nextLayout(next);
    List<Study.EarlierTest> earlier = new ArrayList<>(study.earlier());
    int last = earlier.isEmpty() ? 0 : earlier.getLast().until();
    if (from > last) {
      earlier.add(new Study.EarlierTest(from, study.sprt()));
    }
    return more.withTest(sprt, earlier);
  }
}
