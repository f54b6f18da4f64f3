package yomikiri.app.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import yomikiri.app.TestCatalog;
import yomikiri.app.board.othello.OthelloUi;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;
import yomikiri.engine.game.Step;
import yomikiri.engine.think.Reason;

/** Every reason that the engine finds has words in which all its figures stand. */
final class ReasonWordsTest {
  private static final Path ENGINE = Path.of("../engine/src/main/java/yomikiri/engine");
  private static final Pattern ID = Pattern.compile("\"([a-z]+\\.[a-z-]+)\"");
  private static final List<String> FOLDERS =
      List.of(
          "/yomikiri/app/text",
          "/yomikiri/app/board/mattix",
          "/yomikiri/app/board/othello",
          "/yomikiri/app/board/tron",
          "/yomikiri/app/board/trapez",
          "/yomikiri/app/board/tictactoe",
          "/yomikiri/app/board/maze");

  private static Texts texts(Language language) {
    return new Texts(FOLDERS, new SimpleObjectProperty<>(language));
  }

  private static Set<String> ids() throws IOException {
    Set<String> ids = new TreeSet<>();
    try (Stream<Path> files = Files.walk(ENGINE)) {
      for (Path file : files.filter(one -> one.toString().matches(".*Reasons?\\.java")).toList()) {
        Matcher id = ID.matcher(Files.readString(file));
        while (id.find()) {
          ids.add(id.group(1));
        }
      }
    }
    return ids;
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonHasWords(Language language) throws IOException {
    assertThat(ids()).hasSizeGreaterThan(45);
    for (String id : ids()) {
      assertThat(texts(language).get("reason." + id)).isNotEqualTo("reason." + id);
      assertThat(texts(language).get("reason." + id, 4, 5, 6)).doesNotContain("{");
    }
  }

  @Test
  void aReasonIsSaidWithItsFiguresAndWhenTheLossShows() {
    Seating seating =
        new Seating(
            OthelloUi.of(TestCatalog.CATALOG.kit("othello-8").orElseThrow()),
            List.of(new SeatSetup.Human(), new SeatSetup.Human()),
            0);
    List<Step> line = List.of(new Step.Single(0, 9), new Step.Single(1, 0));
    ReviewWords words = new ReviewWords(texts(Language.ENGLISH));
    Reason corner = new Reason("othello.gives-corner", List.of("a1"), line, 2);
    assertThat(words.reason(corner, List.of(made("b2")), seating))
        .isEqualTo("It gives away the corner a1; the loss shows one move later");
    assertThat(words.reason(corner, List.of(made("c3")), seating))
        .isEqualTo("It gives away the corner a1");
    assertThat(
            words.reason(
                new Reason("mattix.negatives", List.of("-8"), line, 1), List.of(), seating))
        .isEqualTo("It leads to taking negative tiles, \u22128 in all");
    assertThat(
            words.reason(
                new Reason("othello.few-moves", List.of("1", "7"), line, 1), List.of(), seating))
        .isEqualTo("After the reply only 1 move is left; after the better move, 7");
  }

  @Test
  void whereTwoErrAtOnceItIsSaidWhoseMistakeIsExplained() {
    Seating seating =
        new Seating(
            OthelloUi.of(TestCatalog.CATALOG.kit("othello-8").orElseThrow()),
            List.of(new SeatSetup.Human(), new SeatSetup.Human()),
            0);
    List<Step> line = List.of(new Step.Joint(List.of(9, 5)));
    Reason cut = new Reason("othello.gives-corner", List.of("a1"), line, 1);
    assertThat(
            new ReviewWords(texts(Language.ENGLISH))
                .reason(cut, List.of(made("b2", 1), made("c3", 0)), seating))
        .isEqualTo("Player 2: It gives away the corner a1");
  }

  private static MoveRow made(String text) {
    return made(text, 0);
  }

  private static MoveRow made(String text, int seat) {
    return new MoveRow(
        1, seat, text, 0, Optional.empty(), Optional.empty(), Optional.empty(), false);
  }
}
