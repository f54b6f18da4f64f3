package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.ByHand;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.concurrent.FileExecutor;
import yomikiri.app.play.Counting;
import yomikiri.app.play.DirectOpener;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.RestoredGame;
import yomikiri.app.store.FileKind;
import yomikiri.app.store.UserFiles;
import yomikiri.app.store.Workers;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.file.Disk;
import yomikiri.engine.file.WholeFile;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.think.GameKit;

/** Where the work is done that records make. */
final class RecordsViewModelTest extends PlayFixture {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-02T23:59:59Z"), ZoneOffset.UTC);

  @TempDir private Path folder = Path.of("");
  private final Counting counting = new Counting();
  private final GameKit<?> counted = counting.of(kit("mattix-6"));
  private final ByHand reading = new ByHand();
  private final ByHand answers = new ByHand();
  private final PlayViewModel model = model(setup("mattix-4", human(), human()));
  private final RecordsViewModel records = records(model);

  private RecordsViewModel records(PlayViewModel game) {
    AvailableGames availableGames = new AvailableGames(List.of(counted), List.of());
    return new RecordsViewModel(
        game,
        new DirectOpener(game),
        availableGames,
        new UserFiles(
            new Workers(reading, reading, later -> {}, late -> {}, answers),
            new WholeFile(Disk.REAL),
            availableGames),
        new FileExecutor(reading, answers),
        CLOCK,
        choice -> {
          throw new AssertionError(choice);
        },
        TestNotices.none());
  }

  private String played() {
    PlayViewModel other = model(setup("mattix-6", human(), human()));
    while (!(other.now().status() instanceof PlayStatus.Over)) {
      playFirstLegal(other);
    }
    return RecordsFixture.text(other.now().live(), LocalDate.EPOCH);
  }

  private void assertIsPlayedAgainWhereItWasRead(int readings) {
    counting.count("Game.copyOf");
    for (int i = 0; i < readings; i++) {
      reading.run();
      if (i + 1 < readings) {
        answers.run();
      }
    }
    assertThat(model.now().length()).isZero();
    int copies = counting.count("Game.copyOf");
    answers.run();
    int plies = model.now().length();
    assertThat(plies).isGreaterThan(20);
    assertThat(copies).isGreaterThan(plies);
    assertThat(counting.count("Game.copyOf")).isLessThan(plies);
  }

  @Test
  void aGamePastedIsPlayedAgainWhereTextsAreRead() {
    records.paste(played());
    assertIsPlayedAgainWhereItWasRead(1);
  }

  @Test
  void aGameOpenedIsPlayedAgainWhereTextsAreRead() throws IOException {
    Path file = folder.resolve("game" + FileKind.RECORD.ending());
    Files.writeString(file, played());
    records.open(file);
    assertIsPlayedAgainWhereItWasRead(2);
  }

  /** Nothing that was tried or noted is lost by saving; an opened game stands where it stood. */
  @Test
  void whatIsWrittenHoldsVariationsAndWhatWasTakenBack() throws NotationException {
    model.newGame(setup("tictactoe", human(), human()));
    List.of("b2", "a1", "c3").forEach(model::playText);
    model.keepsTakenBack().set(true);
    model.takeBack();
    model.playText("b3");
    model.notes().setComment("instead");
    model.playText("c1");
    model.takeBack();
    List<String> reported = new ArrayList<>();
    records.recordText(reported::add);
    reading.run();
    answers.run();
    RestoredGame<?> again =
        RecordsFixture.read(reported.getFirst(), AvailableGames.of(gameList())).restored();
    GameTree.Node root = again.session().session().tree().root();
    assertThat(root.all()).hasSize(6);
    assertThat(root.all()).anyMatch(node -> node.annotation().comment().equals("instead"));
    assertThat(again.session().session().ply()).isEqualTo(3);
    assertThat(model.now().livePly()).isEqualTo(3);
  }

  @Test
  void theGameIsPutIntoWordsWhereTextsAreReadAndAsItWasWhenAsked() {
    model.newGame(dealt(counted, List.of(human(), human())));
    playFirstLegal(model);
    playFirstLegal(model);
    String now = RecordsFixture.text(model.now().live(), LocalDate.now(CLOCK));
    counting.count("Notation.positionText");
    List<String> reported = new ArrayList<>();
    records.recordText(reported::add);
    playFirstLegal(model);
    assertThat(counting.count("Notation.positionText")).isZero();
    reading.run();
    assertThat(counting.count("Notation.positionText")).isPositive();
    assertThat(reported).isEmpty();
    answers.run();
    assertThat(reported).containsExactly(now);
  }
}
