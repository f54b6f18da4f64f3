package yomikiri.engine.cli.terminal;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import yomikiri.engine.file.Shard;
import yomikiri.engine.game.FoundToken;

/** The option {@code --shard} of work that several machines may share. */
public final class ShardOption {
  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "Only this part, from 0/N to N-1/N; see yomikiri merge.")
  private @Nullable String text;

  /**
   * The part asked for; empty without the option.
   *
   * @throws UserError if it is none
   */
  public Optional<Shard> shard() {
    return Optional.ofNullable(text).map(ShardOption::part);
  }

  private static Shard part(String text) {
    return Shard.parse(text)
        .orElseThrow(
            () ->
                new UserError(
                    "--shard: expected a part from 0/n to n-1/n, such as 3/16, found "
                        + FoundToken.quoted(text)));
  }
}
