package yomikiri.app.player;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Lists the learnt files that a test names, when it does. */
public final class TestLearntFiles implements LearntFileChoices {
  private final List<Consumer<? super List<LearntFile>>> asked = new ArrayList<>();

  @Override
  public void list(String game, boolean networkOnly, Consumer<? super List<LearntFile>> more) {
    asked.add(more);
  }

  @Override
  public void take(Path chosen, String game, boolean networkOnly, Consumer<? super String> then) {
    then.accept("chosen/" + chosen);
  }

  /** Answers whoever asked last. */
  public void answer(String... names) {
    for (String name : names) {
      asked.getLast().accept(List.of(new LearntFile(name, texts -> "Words of " + name)));
    }
  }
}
