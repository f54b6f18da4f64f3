package yomikiri.app.tree;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import yomikiri.app.concurrent.BackgroundTasks;
import yomikiri.app.concurrent.UiThread;
import yomikiri.app.concurrent.WorkerThread;
import yomikiri.app.text.Fault;
import yomikiri.app.text.Figures;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Notices;
import yomikiri.app.text.Phrase;
import yomikiri.app.tree.TreeSnapshot.Remark;
import yomikiri.engine.file.RegularFile;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.TimeKeeper;
import yomikiri.engine.trace.RecordedSearch;
import yomikiri.engine.trace.TraceCheck;
import yomikiri.engine.trace.TraceDifference;
import yomikiri.engine.trace.TraceReader;

/**
 * Opens traces of searches: one is shown as a tree, checked, and left at its first wrong node; two
 * are shown side by side, each where they first differ.
 */
@UiThread
public final class TraceFiles {
  private final TreeViewModel tree;
  private final BackgroundTasks tasks;
  private final Function<String, Optional<GameKit<?>>> kits;
  private final Notices notices;
  private final Runnable reveal;
  private BackgroundTasks.@Nullable TaskHandle handle;
  private Runnable there = () -> {};

  /** {@code kits} finds a game by its id; {@code reveal} brings the tree into view. */
  public TraceFiles(
      TreeViewModel tree,
      BackgroundTasks tasks,
      Function<String, Optional<GameKit<?>>> kits,
      Notices notices,
      Runnable reveal) {
    this.tree = tree;
    this.tasks = tasks;
    this.kits = kits;
    this.notices = notices;
    this.reveal = reveal;
  }

  /** What was read; {@code fault} is why a file could not be. */
  private record Loaded(List<RecordedSearch<?>> searches, Optional<Phrase> fault) {}

  /** Runs work whose result is heard unless something else was begun meanwhile. */
  private <R> void begin(BackgroundTasks.Work<R> work, Answer<R> then) {
    discard();
    handle =
        tasks.begin(
            work,
            new BackgroundTasks.Listener<R>() {
              @Override
              public void came(long far) {}

              @Override
              public void ended(Optional<R> result) {
                result.ifPresent(then::give);
              }

              @Override
              public void failed(Throwable cause) {
                notices.show(Notice.warning(Fault.unexpected(cause)));
              }
            });
  }

  /** Hears a result. */
  @UiThread
  private interface Answer<R> {
    void give(R result);
  }

  private void discard() {
    if (handle != null) {
      handle.discard();
      handle = null;
    }
  }

  /** Opens one trace, or two to be compared. */
  public void open(List<Path> files) {
    begin((clock, progress) -> read(files, clock), this::loaded);
  }

  @WorkerThread
  private Optional<Loaded> read(List<Path> files, TimeKeeper clock) {
    List<RecordedSearch<?>> searches = new ArrayList<>();
    for (Path file : files) {
      try {
        String text = RegularFile.text(file, TraceReader.LONGEST);
        searches.add(TraceReader.read(text, kits, clock::isTimeOver));
      } catch (IOException e) {
        return Optional.of(new Loaded(List.of(), Optional.of(Fault.of(e, file))));
      } catch (NotationException e) {
        return Optional.of(new Loaded(List.of(), Optional.of(Fault.damaged(file, e))));
      } catch (CancellationException discarded) {
        return Optional.empty();
      }
    }
    return Optional.of(new Loaded(searches, Optional.empty()));
  }

  private void loaded(Loaded loaded) {
    loaded.fault().ifPresent(fault -> notices.show(Notice.warning(fault)));
    if (loaded.fault().isPresent()) {
      return;
    }
    RecordedSearch<?> first = loaded.searches().getFirst();
    if (loaded.searches().size() == 2) {
      compare(first, loaded.searches().getLast());
      return;
    }
    SearchedTree<?> shown = SearchedTree.of(first, first.shown());
    tree.show(shown);
    tree.remark(new Remark(Phrase.of("tree.trace.checking"), false, true));
    reveal.run();
    begin(
        (clock, progress) -> checked(first, clock),
        outcome -> {
          if (tree.isShowing(shown)) {
            conclude(first, outcome);
          }
        });
  }

  @WorkerThread
  private static Optional<TraceCheck.Outcome> checked(RecordedSearch<?> search, TimeKeeper clock) {
    try {
      return Optional.of(TraceCheck.check(search, clock::isTimeOver));
    } catch (CancellationException discarded) {
      return Optional.empty();
    }
  }

  /** Ends the check of the tree shown. */
  void stop() {
    discard();
    tree.remark(new Remark(Phrase.of("tree.trace.stopped"), false, false));
  }

  private void conclude(RecordedSearch<?> search, TraceCheck.Outcome outcome) {
    Optional<TraceCheck.WrongNode> first = outcome.first();
    if (first.isEmpty()) {
      Phrase right =
          Phrase.of(
              "tree.trace.right",
              Figures.count(search.steps()),
              Figures.count(outcome.checked()),
              Figures.count(outcome.unchecked()));
      tree.remark(new Remark(right, false, false));
      return;
    }
    TraceCheck.WrongNode wrong = first.get();
    Phrase words =
        Phrase.of(
            "tree.trace.wrong",
            Figures.count(wrong.step()),
            Fault.of(wrong.fault(), wrong.details(), wrong.sentence()));
    if (wrong.depth() != search.shown()) {
      tree.show(SearchedTree.of(search, wrong.depth()));
    }
    there = () -> tree.stand(wrong.step(), wrong.node());
    tree.remark(new Remark(words, true, false));
    there.run();
  }

  /** Goes to what the remark of the tree shown speaks of. */
  void goThere() {
    there.run();
  }

  private void compare(RecordedSearch<?> one, RecordedSearch<?> other) {
    if (!TraceDifference.areComparable(one, other)) {
      notices.show(Notice.warning(Phrase.of("tree.trace.incomparable")));
      return;
    }
    discard();
    Optional<TraceDifference> difference = TraceDifference.first(one, other);
    int depth = difference.map(TraceDifference::depth).orElse(one.shown());
    tree.show(SearchedTree.of(one, Math.min(depth, one.depths() - 1)));
    tree.beside().show(SearchedTree.of(other, Math.min(depth, other.depths() - 1)));
    reveal.run();
    there =
        () ->
            difference.ifPresent(
                at -> List.of(tree, tree.beside()).forEach(each -> stand(each, at.step())));
    there.run();
    Phrase words =
        difference
            .map(at -> Phrase.of("tree.trace.different", Figures.count(at.step())))
            .orElseGet(() -> Phrase.of("tree.trace.alike"));
    tree.remark(new Remark(words, difference.isPresent(), false));
  }

  /** Goes to a step and selects the node where it was made. */
  private static void stand(TreeViewModel tree, int step) {
    tree.goTo(step);
    tree.now().view().ifPresent(view -> tree.stand(step, view.tree().replay().latest()));
  }
}
