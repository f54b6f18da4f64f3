package yomikiri.engine.games.othello.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import yomikiri.engine.think.BookBuilder;

/** Collects the lines of a book that is being made. */
record LineCollector(List<String> lines) implements BookBuilder.Witness {
  @Override
  public void line(String line) {
    lines.add(line);
  }

  @Override
  public void done(int positions, int all) {
    assertThat(positions).isLessThanOrEqualTo(all);
  }
}
