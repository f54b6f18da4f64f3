package yomikiri.app.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import yomikiri.app.board.AvailableGames;
import yomikiri.app.play.model.PlayFixture;
import yomikiri.app.play.model.PlayViewModel;
import yomikiri.app.play.session.EvaluationCurve;
import yomikiri.app.play.session.GameReviewer.ReviewProgress;
import yomikiri.app.play.session.MoveRow;
import yomikiri.app.play.session.PlayStatus;
import yomikiri.app.play.session.PositionAnalysis;
import yomikiri.engine.game.Annotation;
import yomikiri.engine.game.GameTree;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.think.PlayerSpec;

/** What a review found is in the record of the game, and is there again when that is opened. */
final class StoredReviewTest extends PlayFixture {
  private static final AvailableGames STOCK = new AvailableGames(CATALOG.kits(), List.of());

  private static String text(PlayViewModel model) {
    return new SessionRecorder<>(model.now().live(), LocalDate.of(2026, 5, 4)).saved().get().text();
  }

  private PlayViewModel opened(String text) throws NotationException {
    PlayViewModel model = model(setup("tictactoe", human(), human()));
    model.open(GameRestorer.read(text, STOCK).restored());
    return model;
  }

  private PlayViewModel played(String game) {
    return played(kit(game));
  }

  private PlayViewModel played(GameKit<?> kit) {
    PlayViewModel model = model(dealt(kit, List.of(human(), human())));
    Random random = new Random(38);
    while (!(model.now().status() instanceof PlayStatus.Over)) {
      List<Integer> legal = model.now().board().legal();
      model.play(legal.get(random.nextInt(legal.size())));
    }
    return model;
  }

  @ParameterizedTest
  @ValueSource(strings = {"mattix-4", "tictactoe", "othello-4"})
  void aReviewedGameOpensWithItsCurveAndItsMistakes(String game) throws NotationException {
    PlayViewModel model = played(game);
    String before = text(model);
    assertThat(before).doesNotContain("%best");
    model.reviewer().begin();
    letCpusAnswer();
    String reviewed = text(model);
    assertThat(reviewed).contains("[%best 1: ", "; by ");
    PlayViewModel other = opened(reviewed);
    assertThat(other.now().moves())
        .extracting(MoveRow::judgement)
        .isEqualTo(model.now().moves().stream().map(MoveRow::judgement).toList());
    assertThat(curve(other)).isEqualTo(curve(model));
    assertThat(other.now().review()).isEqualTo(model.now().review());
    assertThat(text(other)).isEqualTo(reviewed);
    model.show(1);
    other.show(1);
    assertThat(model.now().analyses().known()).map(PositionAnalysis::isCounted).contains(true);
    assertThat(other.now().analyses().known())
        .as("a record has no nodes")
        .map(PositionAnalysis::isCounted)
        .contains(false);
    other.reviewer().begin();
    assertThat(other.reviewer().progress().state()).isEqualTo(ReviewProgress.State.DONE);
    assertThat(looks.alive()).as("nothing is looked at again").isZero();
  }

  @Test
  void whoeverMovesAtOnceIsJudgedAndTheRecordSaysOfAll() throws NotationException {
    PlayViewModel model = played(advised(kit("maze-duel"), "duct:playouts=60"));
    model.reviewer().begin();
    while (looks.finishOne()) { // the search about the position shown ends by the clock alone
      delays.pass();
    }
    assertThat(model.now().review().all().isWhole()).isTrue();
    assertThat(model.now().review().mistakes()).extracting(MoveRow::seat).contains(0, 1);
    assertThat(model.reviewer().progress().positions())
        .isEqualTo(model.now().live().session().length());
    for (MoveRow mistake : model.now().review().mistakes()) {
      model.show(mistake.ply() - 1);
      MoveRow first = model.now().review().from(mistake.ply() - 1).getFirst();
      assertThat(model.now().board().mover()).hasValue(first.seat());
      assertThat(model.now().board().mistake()).isEqualTo(model.now().live().moveOf(first.text()));
      assertThat(model.now().board().verdicts().keySet()).isSubsetOf(model.now().board().legal());
      assertThat(model.now().analyses().known()).map(PositionAnalysis::seat).contains(first.seat());
    }
    String reviewed = text(model);
    assertThat(reviewed).containsPattern("\\{\\[%best 1: [^\\]]+\\]\\\\n\\[%best 2: ");
    PlayViewModel other = opened(reviewed);
    assertThat(mistakes(other)).isEqualTo(mistakes(model)); // chances are stored rounded
    assertThat(text(other)).isEqualTo(reviewed);
  }

  private static List<String> mistakes(PlayViewModel model) {
    return model.now().review().mistakes().stream()
        .map(row -> row.ply() + " " + row.seat() + " " + row.text())
        .toList();
  }

  private static <P extends Position> GameKit<P> advised(GameKit<P> kit, String adviser)
      throws NotationException {
    return new GameKit<>(kit.game(), kit.players(), kit.levels(), PlayerSpec.parse(adviser));
  }

  private static EvaluationCurve curve(PlayViewModel model) {
    return EvaluationCurve.of(
        model.now().moves(), model.now().status(), 2, model.now().live().setup().judge());
  }

  @Test
  void everyMoveHasItsValueAgainWhereValuesAreWanted() throws NotationException {
    PlayViewModel model = played("mattix-4");
    model.reviewer().begin();
    letCpusAnswer();
    PlayViewModel other = opened(text(model));
    other.show(0);
    other.setValuesShown(true);
    letCpusAnswer();
    assertThat(other.now().board().verdicts()).hasSameSizeAs(other.now().board().legal());
  }

  @Test
  void whatCannotBePlayedThereSaysNothing() throws NotationException {
    PlayViewModel model = played("mattix-4");
    model.reviewer().begin();
    letCpusAnswer();
    String text = text(model);
    String first = text.replaceFirst("(?s).*?\\[%best 1: (\\S+) .*", "$1");
    PlayViewModel other = opened(text.replaceFirst("%best 1: " + first, "%best 1: z9"));
    assertThat(other.now().live().analysis(0)).isEmpty();
    assertThat(other.now().live().analysis(1)).isPresent();
  }

  @Test
  void wordsThatLookLikeAReviewRemainWords() throws NotationException {
    PlayViewModel model = played("tictactoe");
    model.reviewer().begin();
    letCpusAnswer();
    String line = "[%best 1: a1 +3 proven, depth 2, 5 ms; by somebody]";
    List<String> words = List.of(line, " " + line, line + "\nmore", "plain", "\n" + line);
    List<GameTree.Node> nodes = model.now().live().session().nodes();
    for (int i = 0; i < words.size(); i++) {
      nodes.get(i).annotate(Annotation.of(words.get(i)));
    }
    PlayViewModel other = opened(text(model));
    assertThat(other.now().live().session().nodes().subList(0, words.size()))
        .extracting(node -> node.annotation().comment())
        .isEqualTo(words);
    GameRecord<?> unreviewed =
        GameRecord.parse(text(model).replaceAll("\\s*\\{[^}]*\\}", " "), CATALOG);
    assertThat(unreviewed.entries()).allMatch(entry -> entry.comment().isEmpty());
  }
}
