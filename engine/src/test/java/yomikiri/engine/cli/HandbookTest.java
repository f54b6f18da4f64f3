package yomikiri.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README and the handbook say of files and commands is so. */
final class HandbookTest {
  private static final Path HANDBOOK = Path.of("../assets/handbook");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)\\)");
  private static final Pattern FENCE = Pattern.compile("(?ms)^```\\n(.*?)^```$");
  private static final Pattern COMMAND =
      Pattern.compile("yomikiri ((?:(?:bench|engines) )?[a-z]+)\\b([^`|\\n]*)");
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
  private static final Pattern NAME = Pattern.compile("`([A-Z]\\w*[a-z]\\w*)(?:\\.(\\w+))?[^`]*`");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  /** Chapters that are written in English alone. */
  private static final List<String> ENGLISH_ONLY =
      List.of(
          "add-a-game.md",
          "add-a-search.md",
          "architecture.md",
          "command-line.md",
          "formats.md",
          "glossary.md",
          "measurements.md",
          "othello-weights.md",
          "protocols.md",
          "release.md",
          "studies.md",
          "write-a-player.md");

  static List<Path> pages() throws IOException {
    List<Path> pages =
        new ArrayList<>(List.of(Path.of("../README.md"), Path.of("../assets/changelog.md")));
    try (Stream<Path> files = Files.walk(HANDBOOK)) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(Path page) throws IOException {
    for (MatchResult link : found(LINK, Files.readString(page))) {
      if (URI.create(link.group(1)).getScheme() == null) {
        assertThat(page.resolveSibling(link.group(1))).exists();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"add-a-game.md", "add-a-search.md", "architecture.md"})
  void typesAndTheirMembersAreCalledSo(String chapter) throws IOException {
    Map<String, Path> sources = sources();
    String text = Files.readString(HANDBOOK.resolve("en").resolve(chapter));
    for (MatchResult name : found(NAME, FENCE.matcher(text).replaceAll(""))) {
      assertThat(sources).containsKey(name.group(1) + ".java");
      if (name.group(2) != null) {
        Path source = sources.get(name.group(1) + ".java");
        assertThat(source).content().containsPattern("\\b" + name.group(2) + "\\b");
      }
    }
  }

  @Test
  void bothLanguagesHaveTheSameChaptersAndTheContentsNameThemAll() throws IOException {
    List<String> english = chapters("en");
    List<String> japanese = chapters("ja");
    assertThat(english).containsAll(ENGLISH_ONLY);
    assertThat(japanese)
        .containsExactlyElementsOf(
            english.stream().filter(chapter -> !ENGLISH_ONLY.contains(chapter)).toList());
    assertThat(contents("en")).containsExactlyInAnyOrderElementsOf(english);
    assertThat(contents("ja").stream().map(link -> link.replace("../en/", "")))
        .containsExactlyElementsOf(contents("en"));
  }

  private static List<String> chapters(String language) throws IOException {
    Path folder = HANDBOOK.resolve(language);
    return pages().stream()
        .filter(page -> page.startsWith(folder))
        .map(page -> folder.relativize(page).toString().replace('\\', '/'))
        .filter(page -> !page.equals("index.md"))
        .toList();
  }

  private static List<String> contents(String language) throws IOException {
    String index = Files.readString(HANDBOOK.resolve(language).resolve("index.md"));
    return found(LINK, index).stream().map(link -> link.group(1)).toList();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyCommandAndOptionNamedExists(Path page) throws IOException {
    Map<String, String> help = new TreeMap<>();
    for (MatchResult command : found(COMMAND, Files.readString(page))) {
      String name = command.group(1);
      String reported =
          help.computeIfAbsent(
              name,
              any ->
                  CommandRun.of(
                          Stream.concat(Stream.of(name.split(" ", -1)), Stream.of("--help"))
                              .toArray(String[]::new))
                      .out());
      assertThat(reported).as(command.group()).startsWith("Usage: yomikiri ");
      for (MatchResult option : found(OPTION, command.group(2))) {
        assertThat(reported).as("%s of %s", option.group(), name).contains(option.group());
      }
    }
  }

  /** A line that begins with $ is run; what follows up to the next is what it prints. */
  @ParameterizedTest
  @MethodSource("pages")
  void consoleBlocksPrintWhatTheySay(Path page, @TempDir Path folder) throws IOException {
    for (MatchResult fence : found(FENCE, Files.readString(page))) {
      if (fence.group(1).startsWith("$ ")) {
        for (String session : fence.group(1).substring(2).split("(?m)^\\$ ", -1)) {
          String[] parts = session.split("\n", 2);
          assertThat(plain(printed(parts[0], folder))).as(parts[0]).isEqualTo(plain(parts[1]));
        }
      }
    }
  }

  /** Times differ from run to run, and blank lines part commands. */
  private static String plain(String text) {
    return text.replaceAll("\"ms\":[\\d.]+", "\"ms\":0")
        .replaceAll("\\btime \\d+( nps \\d+)?", "time 0")
        .replaceAll("(nodestats \\d+) [\\d.]+", "$1 0.00")
        .strip();
  }

  private static String printed(String pipe, Path folder) {
    String text = "";
    for (String command : pipe.split(" \\| ", -1)) {
      List<String> words = words(command);
      switch (words.getFirst()) {
        case "yomikiri" -> {
          String[] args = words.subList(1, words.size()).toArray(String[]::new);
          CommandRun run = CommandRun.inFolder(folder, text, args);
          text = run.status() == 0 ? run.out() : run.out() + run.err();
        }
        case "printf" -> text = words.get(1).replace("\\n", "\n");
        case "cut" -> text = firstThree(text);
        default -> throw new IllegalArgumentException(command);
      }
    }
    return text;
  }

  /** What {@code cut -f1-3} prints. */
  private static String firstThree(String text) {
    StringBuilder cut = new StringBuilder();
    for (String line : text.lines().toList()) {
      cut.append(String.join("\t", List.of(line.split("\t", -1)).subList(0, 3))).append('\n');
    }
    return cut.toString();
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    for (MatchResult word : found(WORD, command)) {
      words.add(word.group(1) == null ? word.group(2) : word.group(1));
    }
    return words;
  }

  /** Of both modules, by the names of their files. */
  private static Map<String, Path> sources() throws IOException {
    Map<String, Path> sources = new TreeMap<>();
    for (String folder : List.of("../engine/src", "../app/src", "../.mvn/test")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        files.forEach(file -> sources.put(file.getFileName().toString(), file));
      }
    }
    return sources;
  }

  private static List<MatchResult> found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.results().toList();
  }
}
