package yomikiri.app.kept;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.lab.LabFixture;
import yomikiri.app.lab.ManualExecutor;
import yomikiri.app.store.FileWorker;
import yomikiri.app.thinking.ManualDelays;

/** A list of what needs no more than a name. */
final class KeptListTest {
  private final ManualDelays delays = new ManualDelays();
  private final List<News<Name>> news = new ArrayList<>();
  private Optional<Fault> trouble = Optional.empty();
  private Runnable work = () -> {};
  private int opened;

  @TempDir private Path folder;

  private record Name(Entry entry, Doing doing, Optional<Fault> fault, int seen)
      implements Card<Name> {
    @Override
    public double done() {
      return 0;
    }

    @Override
    public boolean isResting() {
      return false;
    }

    @Override
    public boolean isFinished() {
      return true;
    }

    @Override
    public Name with(Entry now) {
      return new Name(now, doing, fault, seen);
    }

    @Override
    public Name with(Doing now, Optional<Fault> why) {
      return new Name(entry, now, why, seen);
    }
  }

  private record Seen(Optional<Fault> trouble) implements Sight<Name> {
    @Override
    public Name on(Name card) {
      return new Name(card.entry(), card.doing(), card.fault(), card.seen() + 1);
    }
  }

  /** Does {@link #work}. */
  private final class Doer implements Job<Name> {
    @Override
    public void run() {
      work.run();
    }

    @Override
    public void pause() {}

    @Override
    public void goOn() {}

    @Override
    public void stop() {}

    @Override
    public Sight<Name> look() {
      return new Seen(trouble);
    }

    @Override
    public void close() {}
  }

  private final class Names implements Craft<Name> {
    @Override
    public Name unread(Entry entry) {
      return new Name(entry, Doing.UNREAD, Optional.empty(), 0);
    }

    @Override
    public Sight<Name> read(Entry entry) {
      return new Seen(Optional.empty());
    }

    @Override
    public Job<Name> reopen(Entry entry) {
      opened++;
      return new Doer();
    }
  }

  private KeptList<Name> list(Executor runs) {
    Home home = new Home("name", folder, new FileWorker(Runnable::run, Runnable::run), runs);
    return new KeptList<>(
        new Names(),
        new Keeper(home, "name.txt", LabFixture.CLOCK),
        delays,
        () -> {},
        item -> {},
        (told, list) -> news.add(told));
  }

  private static Fault fault(String english) {
    return new Fault("name.none", Optional.empty(), List.of(), english);
  }

  @Test
  void whatCannotBeSeenIsToldOnceUntilItChanges() {
    KeptList<Name> list = list(Runnable::run);
    list.shown();
    work =
        () -> {
          trouble = Optional.of(fault("no disk"));
          delays.pass();
          delays.pass();
          assertThat(news).containsExactly(new News.Failed<>(fault("no disk")));
          trouble = Optional.of(fault("no folder"));
          delays.pass();
          delays.pass();
          trouble = Optional.empty();
          delays.pass();
          trouble = Optional.of(fault("no folder"));
          delays.pass();
          assertThat(list.items().getFirst().card().get().seen()).isEqualTo(8);
        };
    list.begin("any", "", "", entry -> new Doer());
    assertThat(list.items().getFirst().card().get().doing()).isEqualTo(Doing.FINISHED);
    assertThat(news)
        .containsExactly(
            new News.Failed<>(fault("no disk")),
            new News.Failed<>(fault("no folder")),
            new News.Failed<>(fault("no folder")));
  }

  @Test
  void whatIsPausedAndGoneOnWithWhileItIsOpenedIsOpenedOnce() {
    ManualExecutor runs = new ManualExecutor();
    KeptList<Name> list = list(runs);
    Item<Name> item = list.found(new Entry("1-any", folder.resolve("1-any"), true, false, "", ""));
    list.goOn(item);
    list.pause(item);
    list.goOn(item);
    runs.run();
    assertThat(opened).isEqualTo(1);
    assertThat(item.card().get().doing()).isEqualTo(Doing.FINISHED);
  }

  @Test
  void whatIsBegunInTheSameSecondAsSomethingDeletedGetsAnIdOfItsOwn() {
    KeptList<Name> list = list(Runnable::run);
    list.begin("any", "first", "", entry -> new Doer());
    Item<Name> first = list.items().getFirst();
    list.delete(first);
    list.begin("any", "second", "", entry -> new Doer());
    list.restore(first);
    assertThat(list.items())
        .extracting(item -> item.entry().name())
        .containsExactly("second", "first");
    assertThat(news).containsExactly(new News.Deleted<>(first));
  }
}
