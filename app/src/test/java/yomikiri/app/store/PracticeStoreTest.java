package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.engine.teach.PracticeEvent;
import yomikiri.engine.teach.PracticeEvent.What;
import yomikiri.engine.teach.PracticeText;
import yomikiri.engine.teach.RepetitionSchedule.Grade;

final class PracticeStoreTest {
  private static final PracticeEvent ADDED = event(new What.Added(1, "a2", "b1"));
  private static final PracticeEvent RIGHT = event(new What.Asked(Grade.GOOD));
  private static final PracticeEvent WRONG = event(new What.Asked(Grade.AGAIN));

  @TempDir private Path folder = Path.of("");
  private StoreFixture fixture = new StoreFixture(folder);
  private Path file = folder;

  private static PracticeEvent event(What what) {
    return new PracticeEvent(
        Instant.parse("2026-11-20T16:00:00Z"), "tictactoe", "x../.o./..x o", what);
  }

  @BeforeEach
  void place() {
    fixture = new StoreFixture(folder);
    file = fixture.folders.practice().resolve("practice.txt");
  }

  private List<PracticeEvent> load() {
    List<PracticeEvent> loaded = new ArrayList<>();
    fixture.open().practice().load(loaded::addAll);
    return loaded;
  }

  @Test
  void whatWasPractisedIsThereNextTimeAndNothingIsWrittenBefore() throws IOException {
    assertThat(load()).isEmpty();
    assertThat(StoreFixture.names(folder)).isEmpty();
    PracticeStore store = fixture.open().practice();
    store.add(ADDED);
    store.add(RIGHT);
    store.add(RIGHT);
    assertThat(load()).containsExactly(ADDED, RIGHT, RIGHT);
    assertThat(fixture.notices.reported()).isEmpty();
  }

  @Test
  void twoCopiesOfTheAppAddToOneFile() {
    PracticeStore one = fixture.open().practice();
    PracticeStore other = fixture.open().practice();
    one.add(ADDED);
    other.add(WRONG);
    one.add(RIGHT);
    assertThat(load()).containsExactly(ADDED, WRONG, RIGHT);
  }

  @Test
  void aFullDiskLosesNothing() {
    PracticeStore store = fixture.open().practice();
    store.add(ADDED);
    fixture.disk.setRoom(10);
    store.add(WRONG);
    store.add(RIGHT);
    assertThat(load()).containsExactly(ADDED);
    fixture.disk.setRoom(Long.MAX_VALUE);
    fixture.passTime();
    assertThat(load()).containsExactly(ADDED, WRONG, RIGHT);
  }

  @Test
  void aDamagedLineIsNamedTheFileSetAsideAndTheOtherLinesGoOn() throws IOException {
    Files.createDirectories(fixture.folders.practice());
    String damaged = PracticeText.of(List.of(ADDED, WRONG)).replace("again", "agaim");
    Files.writeString(file, damaged);
    assertThat(load()).containsExactly(ADDED);
    assertThat(fixture.notices.reported())
        .anyMatch(said -> said.contains("Line 2, column 46"))
        .anyMatch(said -> said.contains("practice.damaged-20261120-1631.txt"));
    assertThat(load()).containsExactly(ADDED);
    assertThat(folder.resolve("practice/practice.damaged-20261120-1631.txt")).hasContent(damaged);
  }

  @Test
  void whatCouldBeReadOfADamagedFileIsNotLostOnAFullDisk() throws IOException {
    Files.createDirectories(fixture.folders.practice());
    Files.writeString(file, "?\n" + PracticeText.of(List.of(ADDED)));
    fixture.disk.setRoom(10);
    PracticeStore store = fixture.open().practice();
    List<PracticeEvent> loaded = new ArrayList<>();
    store.load(loaded::addAll);
    assertThat(loaded).containsExactly(ADDED);
    store.add(RIGHT);
    fixture.disk.setRoom(Long.MAX_VALUE);
    fixture.passTime();
    assertThat(load()).containsExactly(ADDED, RIGHT);
  }
}
