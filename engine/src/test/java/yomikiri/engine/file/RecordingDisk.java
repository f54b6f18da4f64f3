package yomikiri.engine.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The disk of this computer, which keeps a list of what is asked of it. */
public final class RecordingDisk extends OrdinaryDisk {
  private final List<String> steps = new ArrayList<>();

  /** What was asked so far, such as {@code "force .game.ykr.1.draft"}. */
  public List<String> steps() {
    return List.copyOf(steps);
  }

  @Override
  public OutputStream create(Path file) throws IOException {
    steps.add("create " + file.getFileName());
    return super.create(file);
  }

  @Override
  public void force(Path file) throws IOException {
    steps.add("force " + file.getFileName());
    super.force(file);
  }

  @Override
  public void replace(Path from, Path to) throws IOException {
    steps.add("replace " + to.getFileName() + " by " + from.getFileName());
    super.replace(from, to);
  }

  @Override
  public void keepNames(Path folder) throws IOException {
    steps.add("keep names");
    super.keepNames(folder);
  }
}
