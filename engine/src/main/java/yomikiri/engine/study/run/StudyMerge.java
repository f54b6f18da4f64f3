package yomikiri.engine.study.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.Shard;
import yomikiri.engine.study.LogCursor;
import yomikiri.engine.study.LogLine;
import yomikiri.engine.study.PlayedGame;
import yomikiri.engine.study.Study;
import yomikiri.engine.study.StudyException;
import yomikiri.engine.study.StudyFaults;
import yomikiri.engine.study.StudyFolder;
import yomikiri.engine.study.StudyLog;
import yomikiri.engine.study.StudySchedule;
import yomikiri.engine.study.report.Findings;
import yomikiri.engine.study.report.ReportFiles;
import yomikiri.engine.study.report.StudyResults;
import yomikiri.engine.think.GameKit;

/** Joins the parts of a study that were played separately, as if it had never been split. */
public final class StudyMerge {
  private static final int MOST_RANGES = 10;

  private final Function<String, Optional<GameKit<?>>> kits;
  private final SortedMap<Integer, Path> folders = new TreeMap<>(); // by part
  private final Study study;
  private final GameKit<?> kit;
  private final StudySchedule schedule;

  private StudyMerge(List<Path> parts, Function<String, Optional<GameKit<?>>> kits)
      throws StudyException {
    this.kits = kits;
    Path first = parts.getFirst();
    Study firstPart = StudyFolder.study(first, kits);
    int count = firstPart.shard().count();
    for (Path folder : parts) {
      Study part = StudyFolder.study(folder, kits);
      Shard shard = part.shard();
      Study likeFirst = part.part(shard.count() == count ? firstPart.shard() : shard);
      Optional<Study.Difference> difference = likeFirst.difference(firstPart);
      if (difference.isPresent()) {
        throw StudyFaults.mixture(folder, difference.get(), first);
      }
      Path same = folders.put(shard.index(), folder);
      if (same != null) {
        throw StudyFaults.twice(folder, shard, same);
      }
    }
    this.study = firstPart;
    this.kit = kits.apply(study.game()).orElseThrow();
    this.schedule = new StudySchedule(firstPart);
  }

  /**
   * Joins {@code parts} in {@code out} and writes the final files there. If interrupted, it resumes
   * where it was.
   *
   * @param parts at least one
   * @throws StudyException if they are not all parts of one study, or some games are missing
   */
  public static Findings merge(
      List<Path> parts, Path out, Function<String, Optional<GameKit<?>>> kits)
      throws StudyException {
    return merge(parts, out, kits, Disk.REAL);
  }

  static Findings merge(
      List<Path> parts, Path out, Function<String, Optional<GameKit<?>>> kits, Disk disk)
      throws StudyException {
    StudyMerge merge = new StudyMerge(parts, kits);
    merge.checkComplete();
    merge.join(out, disk);
    return StudyArchive.open(out, kits).report(disk);
  }

  /** Reads all parts and says which games none of them has. */
  private void checkComplete() throws StudyException {
    int[] next = new int[study.shard().count()]; // all games of a part below this are there
    List<String> lacking = new ArrayList<>();
    for (int part = 0; part < next.length; part++) {
      Shard shard = new Shard(part, next.length);
      Path folder = folders.get(part);
      if (folder == null) {
        if (new StudyResults(study.part(shard), kit).next().isPresent()) {
          lacking.add("part " + shard + " was not given");
        }
      } else {
        StudyResults results = new StudyResults(study.part(shard), kit);
        StudyArchive.open(folder, kits)
            .each((line, game) -> results.add(folder.resolve(StudyLog.NAME), line, game));
        next[part] = results.next().orElse(schedule.total());
        if (next[part] < schedule.total()) {
          lacking.add("part " + shard + " in " + folder + " is not finished");
        }
      }
    }
    if (!lacking.isEmpty()) {
      throw StudyFaults.missing(missingGames(next), String.join(", ", lacking));
    }
  }

  /** Such as {@code games 3-4, 11-12}, counted from 1. */
  private String missingGames(int[] next) {
    List<int[]> ranges = new ArrayList<>();
    int missing = 0;
    for (int number = 0; number < schedule.total(); number++) {
      if (number >= next[schedule.shardOf(number)]) {
        missing++;
        if (!ranges.isEmpty() && ranges.getLast()[1] == number) {
          ranges.getLast()[1] = number + 1;
        } else if (ranges.size() <= MOST_RANGES) {
          ranges.add(new int[] {number, number + 1});
        }
      }
    }
    String shown =
        ranges.stream()
            .limit(MOST_RANGES)
            .map(r -> r[0] + 1 == r[1] ? "" + r[1] : (r[0] + 1) + "-" + r[1])
            .collect(Collectors.joining(", ", "games ", ""));
    return shown + (ranges.size() > MOST_RANGES ? ", … (" + missing + " in all)" : "");
  }

  private void join(Path out, Disk disk) throws StudyException {
    Study whole = study.part(Shard.WHOLE);
    Map<Integer, LogCursor> logs = new TreeMap<>(); // by part
    folders.forEach((part, folder) -> logs.put(part, new LogCursor(folder.resolve(StudyLog.NAME))));
    try (StudyFolder folder = StudyFolder.claim(out, whole, kits, disk)) {
      new ReportFiles(out, disk).check();
      StudyResults results = new StudyResults(whole, kit);
      StudyLog.Extent extent =
          StudyLog.read(out, (line, game) -> results.add(out.resolve(StudyLog.NAME), line, game));
      int from = results.next().orElse(schedule.total());
      try (StudyLog log = StudyLog.append(folder.path(), extent.length(), disk)) {
        for (int number = 0; number < schedule.total(); number++) {
          PlayedGame game = nextGame(logs, number);
          if (number >= from) {
            log.add(LogLine.write(game));
          }
        }
        log.force();
      }
    } catch (IOException e) {
      throw StudyFaults.unwritable(out.resolve(StudyLog.NAME), e);
    }
  }

  /** Game {@code number}, which is the next one in its part's log. */
  private PlayedGame nextGame(Map<Integer, LogCursor> logs, int number)
      throws IOException, StudyException {
    return Objects.requireNonNull(logs.get(schedule.shardOf(number)))
        .next()
        .filter(game -> game.number() == number)
        .orElseThrow(() -> new IllegalStateException("game " + number + " was there a moment ago"));
  }
}
