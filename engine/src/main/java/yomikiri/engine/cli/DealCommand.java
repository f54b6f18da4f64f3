package yomikiri.engine.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import yomikiri.engine.game.Game;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;

/** {@code yomikiri deal}: start positions. */
@Command(
    name = "deal",
    description = "Print the start position dealt by a seed, the same on every machine.")
final class DealCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private final GameOption game;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "The deal; without it one by chance, whose seed is told on standard error.")
  private @Nullable Long seed;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1",
      converter = WholeNumber.Count.class,
      description = "How many deals, of this seed and the ones after it; one if not given.")
  private int count;

  DealCommand(Console console, List<GameKit<?>> kits) {
    this.console = console;
    this.game = new GameOption(kits);
  }

  @Override
  public Integer call() {
    GameKit<?> kit = game.kit();
    deal(kit.game(), console.seed(seed));
    return 0;
  }

  private <P extends Position> void deal(Game<P> dealt, long first) {
    for (int i = 0; i < count; i++) {
      console.out().line(dealt.notation().positionText(dealt.newPosition(first + i)));
    }
  }
}
