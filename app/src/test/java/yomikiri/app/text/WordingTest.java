package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How the app's words are written: one spelling, one word an idea, one rule for blanks. */
final class WordingTest {
  private static final String JAPANESE = "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー]";

  /** A place, whatever is chosen in it. */
  private static final Pattern PLACE = Pattern.compile("\\{\\d(?:[^{}]|\\{[^{}]*\\})*\\}");

  /** {@link Spacing} sets the blanks around places, also within a choice. */
  private static final Pattern BLANK_AT_PLACE = Pattern.compile(JAPANESE + " \\{|\\} " + JAPANESE);

  private static final Pattern NO_BLANK =
      Pattern.compile("(?:%1$s[A-Za-z0-9+\u2212%%])|(?:[A-Za-z0-9%%]%1$s)".formatted(JAPANESE));

  private static final Pattern AMERICAN =
      Pattern.compile(
          "(?i)colou?r(?<!colour)|neighbor|\\bcenter|favor|behavior|\\bgray|labeled|labeling"
              + "|cancel(ed|ing)\\b|learned|analyze");

  private static final Pattern ROUNDABOUT =
      Pattern.compile(
          "(?i)\\bas well as\\b|\\bof which\\b|\\bfor one\\b(?! player)|\\breads? (it |them"
              + " )?out\\b|\\bmeets? (itself|themselves)\\b"
              + "|\\bwhoever\\b|unforeseen|\\btrainings\\b|\\beven (layout|start|deal)");

  /** A search is so many moves deep, in every screen. */
  private static final Pattern OTHER_DEPTH = Pattern.compile("(?i)\\bpl(y|ies)\\b");

  private static final Pattern CHESS = Pattern.compile("指(?!定)|駒");
  private static final Pattern OTHER_VALUE =
      Pattern.compile("形勢|(?<!評)価値|評価(?![値関])|(?<!評価|数|検査)値");
  private static final Pattern RETIRED =
      Pattern.compile(
          "一手|人目|(?<!人)人の勝ち|反則|同じ順位|半分(と|、|$)|起動し直|学習値|ここから指|同率|歩く人"
              + "|[一二三四五六七八九十](枚|台|段)|[二三四]度|公平|入力欄|(この|は)版");

  private static final Path HANDBOOK = Path.of("../assets/handbook");

  /** What stands out in the handbook: in bold, or in Japanese quotation marks. */
  private static final Pattern NAMED = Pattern.compile("(?:\\*\\*|「)+(.+?)(?:\\*\\*|」)+");

  /** Of these, what is no name in the app. */
  private static final Set<String> OWN_WORDS =
      Set.of(
          "row",
          "column",
          "reads aloud",
          "Beam and Chokudai search",
          "横の列",
          "縦の列",
          "ファイルと保存",
          "これ以下",
          "それ以上",
          "それ以下",
          "ビームサーチと Chokudai サーチ");

  @Test
  void noBlankStandsBetweenAPlaceAndAJapaneseLetter() throws IOException {
    assertThat(sentences("ja", words -> BLANK_AT_PLACE.matcher(words).find())).isEmpty();
  }

  @Test
  void aBlankStandsBetweenLatinAndJapaneseLetters() throws IOException {
    assertThat(sentencesWith(NO_BLANK, "ja")).isEmpty();
  }

  @Test
  void englishIsSpelledTheBritishWay() throws IOException {
    assertThat(sentencesWith(AMERICAN, "en")).isEmpty();
  }

  @Test
  void englishIsPlain() throws IOException {
    assertThat(sentencesWith(ROUNDABOUT, "en")).isEmpty();
  }

  @Test
  void howFarASearchLooksHasOneName() throws IOException {
    assertThat(sentencesWith(OTHER_DEPTH, "en")).isEmpty();
  }

  /** In no game of the app are pieces moved about as in chess. */
  @Test
  void japaneseSpeaksOfNoChessPieces() throws IOException {
    assertThat(sentencesWith(CHESS, "ja")).isEmpty();
  }

  @Test
  void whatAPositionIsWorthHasOneNameInJapanese() throws IOException {
    assertThat(sentencesWith(OTHER_VALUE, "ja")).isEmpty();
  }

  @Test
  void retiredJapaneseWordsStayAway() throws IOException {
    assertThat(sentencesWith(RETIRED, "ja")).isEmpty();
  }

  /** A game is gone through by 振り返る; 検討 is what the analysis board is for. */
  @Test
  void reviewAndAnalysisHaveTheirOwnJapaneseWords() throws IOException {
    assertThat(sentencesWith(Pattern.compile("検討(?!盤)"), "ja").keySet())
        .allMatch(key -> key.matches("(command\\.(halt|run)|lines|notice\\.analysing).*"));
    assertThat(sentencesWith(Pattern.compile("振り返"), "ja")).containsKey("result.review");
    assertThat(Files.readString(HANDBOOK.resolve("ja/review.md"))).doesNotContain("検討");
  }

  /** Words of all games: those that walk and ride have no 着手. */
  @Test
  void whatIsSaidInAllGamesFitsAllOfThem() throws IOException {
    assertThat(sentencesWith(Pattern.compile("着手(?!数)"), "ja").keySet())
        .allMatch(key -> key.matches("trapez\\..*|fault\\.(record|othello)\\..*"));
  }

  /** A hint of one sentence has no full stop; one of several closes each of them. */
  @Test
  void noticesOfSeveralSentencesCloseEach() throws IOException {
    Pattern open = Pattern.compile("[.?!] [\\p{Lu}“].*[^.?!:}]$|。.*[^。？！：}]$");
    for (String language : List.of("en", "ja")) {
      assertThat(sentencesWith(open, language).keySet())
          .noneMatch(key -> key.startsWith("notice.") || key.startsWith("status."))
          .noneMatch(key -> key.contains(".refusal."));
    }
  }

  @Test
  void othelloDiscsArePlayedAndCyclesAndWalkersStep() throws IOException {
    for (Path folder : Bundles.folders()) {
      String game = String.valueOf(folder.getFileName());
      Properties words = Bundles.read(folder, "ja");
      for (String key : words.stringPropertyNames()) {
        String sentence = words.getProperty(key);
        if (game.equals("othello")) {
          assertThat(sentence).as(key).doesNotContain("置");
        } else if (game.equals("tron") || game.equals("maze")) {
          assertThat(sentence).as(key).doesNotContain("打", "石", "着手", "動か", "動き", "動い");
        }
      }
    }
  }

  @Test
  void theHandbookCallsTheThingsOfTheAppByTheirNames() throws IOException {
    for (String language : List.of("en", "ja")) {
      Set<String> names = new TreeSet<>(OWN_WORDS);
      for (Path folder : Bundles.folders()) {
        for (Object words : Bundles.read(folder, language).values()) {
          names.add(words.toString().replaceAll("\\(_.\\)|_|…$|\\.\\.\\.$", ""));
        }
      }
      try (Stream<Path> files = Files.walk(HANDBOOK.resolve("ja"))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path chapter =
              HANDBOOK.resolve(language).resolve(HANDBOOK.resolve("ja").relativize(file));
          String text = Files.readString(chapter).replaceAll("\\[(.+?)]\\(.+?\\)", "$1");
          assertThat(
                  NAMED
                      .matcher(text)
                      .results()
                      .flatMap(named -> Stream.of(named.group(1).split(" → ")))
                      .filter(name -> !names.contains(name)))
              .as(chapter.toString())
              .isEmpty();
        }
      }
    }
  }

  /** The sentences of {@code language} that {@code pattern} is found in outside their places. */
  private static Map<String, String> sentencesWith(Pattern pattern, String language)
      throws IOException {
    return sentences(
        language, words -> pattern.matcher(PLACE.matcher(words).replaceAll("{}")).find());
  }

  /** The sentences of {@code language} that are {@code such}, by key. */
  private static Map<String, String> sentences(String language, Predicate<String> such)
      throws IOException {
    Map<String, String> found = new TreeMap<>();
    for (Path folder : Bundles.folders()) {
      Properties words = Bundles.read(folder, language);
      for (String key : words.stringPropertyNames()) {
        if (such.test(words.getProperty(key))) {
          found.put(key, words.getProperty(key));
        }
      }
    }
    return found;
  }
}
