package yomikiri.app.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;
import yomikiri.engine.study.Study;

/**
 * A study that the app carries.
 *
 * @param report what its run found, as the study's {@code report.json}; empty where none is shipped
 */
public record ShippedRun(Study study, Optional<JsonNode> report) {
  private static final JsonMapper JSON = new JsonMapper();

  static ShippedRun of(Study study, Optional<String> report) {
    return new ShippedRun(study, report.map(ShippedRun::tree));
  }

  private static JsonNode tree(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a shipped report is damaged", e);
    }
  }

  /** Games of all pairings. */
  long games() {
    return (long) study.games() * study.pairings().size();
  }
}
