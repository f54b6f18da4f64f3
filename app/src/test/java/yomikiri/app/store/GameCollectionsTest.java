package yomikiri.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GameCollectionsTest {
  private static final String GAME =
      """
      [Game "tictactoe"]
      [Layout ".../.../... x"]
      [Termination "unterminated"]

      1. a1 b1
      """;

  @TempDir private Path folder = Path.of("");

  @Test
  void whatWasDeletedWeeksAgoIsForgottenAndNothingElse() throws Exception {
    StoreFixture fixture = new StoreFixture(folder);
    GameCollections collections = fixture.open().collections();
    for (String name : List.of("One", "Two")) {
      Path games = Files.createDirectories(folder.resolve("collections").resolve(name));
      Files.writeString(games.resolve("a.ykr"), GAME);
      collections.open(
          name,
          opened ->
              opened.handle(
                  now -> collections.remove(name, now.index(), now.index().games(), removed -> {}),
                  fault -> assertThat(fault).isNull()));
    }
    List<GameCollections.Deleted> deleted = new ArrayList<>();
    collections.delete("One", result -> result.handle(deleted::add, fault -> {}));
    assertThat(deleted.getFirst().place().resolve("trash")).isNotEmptyDirectory();
    Path removed = folder.resolve("collections/Two/trash");
    tidy(fixture, Duration.ofDays(29));
    assertThat(deleted.getFirst().place()).exists();
    assertThat(removed).isNotEmptyDirectory();
    tidy(fixture, Duration.ofDays(31));
    assertThat(deleted.getFirst().place()).doesNotExist();
    assertThat(removed).isEmptyDirectory();
    assertThat(folder.resolve("collections/Two/a.ykr")).exists();
  }

  private static void tidy(StoreFixture fixture, Duration later) {
    fixture.openAfter(later).tidy();
    fixture.passTime();
    assertThat(fixture.notices.reported()).isEmpty();
  }

  @Test
  void whatIsThereAlreadyKeepsItsName() {
    GameCollections collections = new StoreFixture(folder).open().collections();
    List<String> names = new ArrayList<>();
    for (String wanted : List.of("Cup", "Cup", "..", "con", "a/b")) {
      collections.create(wanted, result -> result.handle(names::add, fault -> {}));
    }
    assertThat(names).containsExactly("Cup", "Cup 2", "-..", "-con", "a-b");
    collections.list(
        result -> result.handle(all -> assertThat(all).hasSize(5), fault -> names.clear()));
    assertThat(names).hasSize(5);
  }
}
