package yomikiri.engine.cli.bench;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code yomikiri bench}: the measurements, one command each. */
@Command(name = "bench", description = "Measure how fast this machine searches and solves.")
public final class BenchCommand implements Runnable {
  @Spec private @Nullable CommandSpec spec;

  @Override
  public void run() {
    if (spec != null) {
      String known = String.join(", ", spec.subcommands().keySet());
      throw new ParameterException(
          spec.commandLine(), spec.qualifiedName() + ": expected what to measure, one of " + known);
    }
  }
}
