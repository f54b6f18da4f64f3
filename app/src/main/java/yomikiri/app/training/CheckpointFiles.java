package yomikiri.app.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.player.LearntFileChoices.LearntFile;
import yomikiri.app.text.Phrase;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Draft;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.learn.LearnerType;
import yomikiri.engine.learn.LearntFiles;
import yomikiri.engine.learn.LearntModel;
import yomikiri.engine.learn.TrainingException;
import yomikiri.engine.learn.TrainingPlan;
import yomikiri.engine.learn.train.Training;
import yomikiri.engine.learn.train.Training.Checkpoint;
import yomikiri.engine.think.GameKit;

/** The learnt files of checkpoints by players' names, in the folder of all trainings. */
record CheckpointFiles(Path folder, Function<String, Optional<GameKit<?>>> kits) {
  private static final String CHOSEN = "chosen"; // holds copies of files from elsewhere
  private static final String ENDING = ".learnt";
  private static final int LONGEST = 60; // letters of the name of a copy
  private static final DateTimeFormatter SAVED =
      DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT);

  /**
   * The checkpoints of a training, the last one first; none where it is of another game.
   *
   * @param name of the training; empty if it has none of its own
   */
  @WorkerThread
  List<LearntFile> of(Path training, String name, String game, boolean networkOnly)
      throws TrainingException, IOException {
    TrainingPlan plan = Training.plan(training, kits);
    List<LearntFile> files = new ArrayList<>();
    if (plan.game().equals(game) && !(networkOnly && isTable(plan))) {
      for (Checkpoint each : Training.checkpoints(training).reversed()) {
        LocalDateTime saved =
            LocalDateTime.ofInstant(
                Files.getLastModifiedTime(each.file()).toInstant(), ZoneId.systemDefault());
        Phrase learnt = Phrase.of("learnt-file", each.episodes(), SAVED.format(saved));
        Phrase words = name.isEmpty() ? learnt : Phrase.of("joined.colon", name, learnt);
        files.add(new LearntFile(name(folder, each.file()), words));
      }
    }
    return files;
  }

  private boolean isTable(TrainingPlan plan) {
    return LearnerType.of(kits.apply(plan.game()).orElseThrow()).stream()
        .anyMatch(type -> type.isTable() && type.name().equals(plan.learner().name()));
  }

  static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  /**
   * The name of a file from anywhere, which is copied if players would not find it.
   *
   * @throws TrainingException if it is of no use for the game
   */
  @WorkerThread
  String take(Path chosen, String game, boolean networkOnly) throws TrainingException, IOException {
    TrainingPlan plan = LearntModel.read(chosen, kits).plan();
    if (!plan.game().equals(game)) {
      throw new TrainingException("learnt.game", chosen, game);
    }
    if (networkOnly && isTable(plan)) {
      throw new TrainingException("learnt.table", chosen);
    }
    Files.createDirectories(folder);
    Path file = chosen.toRealPath();
    Path home = folder.toRealPath();
    String inside = file.startsWith(home) ? name(home, file) : "";
    boolean stays = LearntFiles.FILE.staysInside(inside) && !inside.startsWith(".");
    return stays ? inside : copy(file, stem(file, game));
  }

  /** What a copy may be called: names of players take plain letters only. */
  private static String stem(Path file, String game) {
    String own = String.valueOf(file.getFileName()).replace(ENDING, "");
    String plain = own.replaceAll("[^A-Za-z0-9_-]+", "-");
    String named = plain.matches(".*[A-Za-z0-9].*") ? plain : game;
    String stem = named.substring(0, Math.min(named.length(), LONGEST));
    return LearntFiles.FILE.staysInside(stem) ? stem : "_" + stem;
  }

  private String copy(Path file, String stem) throws IOException {
    Path place = Files.createDirectories(folder.resolve(CHOSEN));
    Path copy = place.resolve(stem + ENDING);
    for (int n = 2; Files.exists(copy) && Files.mismatch(copy, file) >= 0; n++) {
      copy = place.resolve(stem + "-" + n + ENDING);
    }
    if (!Files.exists(copy)) {
      try (Draft draft = new WholeFile(Disk.REAL).draft(copy)) {
        Files.copy(file, draft.stream());
        draft.finish();
      }
    }
    return name(folder, copy);
  }
}
