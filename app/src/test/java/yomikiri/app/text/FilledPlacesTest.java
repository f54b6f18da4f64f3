package yomikiri.app.text;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import yomikiri.app.board.AvailableGames;
import yomikiri.engine.game.Notation;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.Position;
import yomikiri.engine.record.GameRecord;
import yomikiri.engine.think.GameKit;

/** No words are shown with a place for a figure or name that nobody fills. */
final class FilledPlacesTest {
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Path ENGINE = Path.of("../engine/src/main/java");
  private static final Path SENTENCES = Path.of("../engine/src/main/resources/yomikiri/engine");
  private static final Pattern FAULT = Pattern.compile("[a-z]+\\.[a-z0-9-]+");

  /** Faults that only the command line meets. */
  private static final Set<String> OF_COMMANDS =
      Set.of(
          "study.mixture",
          "study.part-twice",
          "study.missing-games",
          "text.long-line",
          "text.not-utf-8");

  private static final Pattern PLACE = Pattern.compile("\\{(\\d)");

  /** How many places the words of each key have, in the language that has most. */
  private static Map<String, Integer> placesInWords() throws IOException {
    Map<String, Integer> places = new HashMap<>();
    for (Path folder : Bundles.folders()) {
      for (String language : List.of("en", "ja")) {
        Properties words = Bundles.read(folder, language);
        for (String key : words.stringPropertyNames()) {
          places.merge(key, places(words.getProperty(key)), Math::max);
        }
      }
    }
    return places;
  }

  /** The same with the sentences of the command line. */
  private static Map<String, Integer> places() throws IOException {
    Map<String, Integer> places = placesInWords();
    try (Stream<Path> files = Files.walk(SENTENCES)) {
      for (Path file : files.filter(one -> one.endsWith("faults.properties")).toList()) {
        for (String line : Files.readAllLines(file)) {
          String[] sentence = line.split("=", 2);
          places.merge("fault." + sentence[0], places(sentence[1]), Math::max);
        }
      }
    }
    return places;
  }

  private static int places(String words) {
    int places = 0;
    for (Matcher place = PLACE.matcher(words); place.find(); ) {
      places = Math.max(places, 1 + Integer.parseInt(place.group(1)));
    }
    return places;
  }

  @Test
  void everyCallFillsThePlacesOfTheWordsItAsksFor() throws IOException {
    Map<String, Integer> places = places();
    Set<String> unfilled = new TreeSet<>();
    Set<String> asked = new TreeSet<>();
    for (Asked call : calls(SOURCES, Calls::new)) {
      Integer wanted = places.get(call.key());
      if (wanted != null) {
        asked.add(call.key());
        if (wanted > call.arguments()) {
          unfilled.add(call + " has " + wanted + " places");
        }
      }
    }
    assertThat(unfilled).isEmpty();
    assertThat(asked).hasSizeGreaterThan(300);
  }

  /** Where a fault and its details stand side by side, which is everywhere. */
  @Test
  void everyFaultOfTheEngineFillsThePlacesOfItsWords() throws IOException {
    Map<String, Integer> places = places();
    Set<String> words = placesInWords().keySet();
    Set<String> unfilled = new TreeSet<>();
    Set<String> seen = new TreeSet<>();
    Set<String> unspoken = new TreeSet<>();
    for (Asked fault : calls(ENGINE, FaultsMade::new)) {
      Integer wanted = places.get("fault." + fault.key());
      if (wanted != null) {
        seen.add(fault.key());
        if (wanted > fault.arguments()) {
          unfilled.add(fault + " has " + wanted + " places");
        }
      }
      if (FAULT.matcher(fault.key()).matches() && !words.contains("fault." + fault.key())) {
        unspoken.add(fault.key());
      }
    }
    assertThat(unfilled).isEmpty();
    assertThat(unspoken).as("faults without words").isEqualTo(OF_COMMANDS);
    assertThat(seen).hasSizeGreaterThan(60).contains("othello.cell", "label.unfinished");
  }

  /** A key asked for by its name, with so many arguments. */
  private record Asked(String file, String key, int arguments) {}

  /** Makes what looks through a file. */
  private interface Look {
    TreeScanner<@Nullable Void, @Nullable Void> in(String file, List<Asked> calls);
  }

  private static List<Asked> calls(Path root, Look look) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Asked> calls = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root);
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(sources));
      for (CompilationUnitTree unit : task.parse()) {
        look.in(unit.getSourceFile().getName(), calls).scan(unit, null);
      }
    }
    return calls;
  }

  /** Collects calls of {@link Texts} and {@link Phrase} whose key stands there. */
  private static final class Calls extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final String file;
    private final List<Asked> calls;

    Calls(String file, List<Asked> calls) {
      this.file = file;
      this.calls = calls;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
      if (call.getMethodSelect() instanceof MemberSelectTree method
          && isAsked(method)
          && !call.getArguments().isEmpty()) {
        keys(call.getArguments().getFirst())
            .forEach(key -> calls.add(new Asked(file, key, call.getArguments().size() - 1)));
      }
      return super.visitMethodInvocation(call, null);
    }

    private static boolean isAsked(MemberSelectTree method) {
      String of =
          switch (method.getExpression()) {
            case IdentifierTree name -> name.getName().toString();
            case MemberSelectTree field -> field.getIdentifier().toString();
            default -> "";
          };
      String name = method.getIdentifier().toString();
      return of.equals("texts") && (name.equals("get") || name.equals("of"))
          || of.equals("Phrase") && name.equals("of");
    }
  }

  private static Stream<String> keys(ExpressionTree key) {
    return switch (key) {
      case LiteralTree literal when literal.getValue() instanceof String text -> Stream.of(text);
      case ConditionalExpressionTree choice ->
          Stream.concat(keys(choice.getTrueExpression()), keys(choice.getFalseExpression()));
      case ParenthesizedTree inner -> keys(inner.getExpression());
      default -> Stream.empty();
    };
  }

  /** Collects what is made with a key, behind which stand its details. */
  private static final class FaultsMade extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final String file;
    private final List<Asked> calls;

    FaultsMade(String file, List<Asked> calls) {
      this.file = file;
      this.calls = calls;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
      String method = call.getMethodSelect().toString();
      if (method.matches("(.*[.])?(expected|expect|fault|atEnd)")) {
        collect(call.getArguments(), method.matches(".*[.]expect(ed)?") ? 1 : 0);
      }
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree made, @Nullable Void none) {
      if (made.getIdentifier().toString().matches("(Notation|Study|Training)Exception")) {
        collect(made.getArguments(), 0);
      }
      return super.visitNewClass(made, null);
    }

    private void collect(List<? extends ExpressionTree> given, int found) {
      for (int i = 0; i < given.size(); i++) {
        boolean listed =
            i + 1 < given.size()
                && given.get(i + 1) instanceof MethodInvocationTree list
                && list.getMethodSelect().toString().equals("List.of");
        int details =
            listed
                ? ((MethodInvocationTree) given.get(i + 1)).getArguments().size()
                : given.size() - i - 1;
        keys(given.get(i)).forEach(key -> calls.add(new Asked(file, key, found + details)));
      }
    }
  }

  /** Faults have their arguments from where they are found: by reading what was spoilt. */
  @Test
  void everyFaultOfASpoiltTextFillsThePlacesOfItsWords() throws IOException {
    Faults faults = new Faults();
    SplittableRandom random = new SplittableRandom(3);
    for (GameKit<?> kit : CATALOG.kits()) {
      List<String> good = texts(kit);
      for (int i = 0; i < 1000; i++) {
        String text = good.get(random.nextInt(good.size()));
        faults.of(spoilt(text, random), kit);
      }
    }
    assertThat(faults.unfilled).isEmpty();
    assertThat(faults.seen).hasSizeGreaterThan(50).contains("othello.cell", "record.illegal");
  }

  private static <P extends Position> List<String> texts(GameKit<P> kit) {
    Notation<P> notation = kit.game().notation();
    String layout = notation.positionText(kit.game().newPosition(1));
    String record = "[Game \"" + kit.game().id() + "\"]\n[Layout \"" + layout + "\"]\n\n1. ";
    return List.of(
        layout,
        notation.moveText(0),
        record + notation.moveText(0) + " " + notation.moveText(1) + "\n",
        "[Game \"" + kit.game().id() + "\"]\n[Layout \"" + layout + "\"]\n[Rounds \"2\"]\n");
  }

  /** Words may choose by a small number, and differ for several things. */
  private static String kind(String detail) {
    return detail.matches("\\d{1,3}") || detail.isEmpty() ? detail : detail.contains("\n") + "";
  }

  private static String spoilt(String good, SplittableRandom random) {
    String letters = "xo-XOAa#@*/:,.|[]\" \n0123456789brdlc+="; // no braces
    StringBuilder text = new StringBuilder(good);
    for (int edits = 1 + random.nextInt(3); edits > 0 && !text.isEmpty(); edits--) {
      int at = random.nextInt(text.length());
      char letter = letters.charAt(random.nextInt(letters.length()));
      switch (random.nextInt(4)) {
        case 0 -> text.setCharAt(at, letter);
        case 1 -> text.insert(at, letter);
        case 2 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(4)));
        default -> text.setLength(at);
      }
    }
    return text.toString();
  }

  /** Tells what is wrong with texts in both languages. */
  private static final class Faults {
    private final List<Texts> languages = new ArrayList<>();
    private final AvailableGames games = new AvailableGames(CATALOG.kits(), List.of());
    private final Set<List<Object>> worded = new HashSet<>();
    private final Set<String> seen = new TreeSet<>();
    private final Set<String> unfilled = new TreeSet<>();

    Faults() throws IOException {
      List<String> folders =
          Bundles.folders().stream()
              .map(folder -> "/" + Path.of("src/main/resources").relativize(folder))
              .toList();
      for (Language language : Language.values()) {
        languages.add(new Texts(folders, new SimpleObjectProperty<>(language)));
      }
    }

    void of(String text, GameKit<?> kit) {
      reported(() -> kit.game().notation().parsePosition(text));
      reported(() -> kit.game().notation().parseMove(text));
      reported(() -> kit.parseSpec(text));
      reported(() -> GameRecord.parse(text, games));
    }

    private void reported(Reading reading) {
      try {
        reading.read();
      } catch (NotationException e) {
        seen.add(e.fault());
        Object details = e.details().stream().map(FilledPlacesTest::kind).toList();
        if (!worded.add(List.of(e.fault(), e.found().isPresent(), details))) {
          return; // the same words with as much to fill them
        }
        for (Texts texts : languages) {
          String sentence = Fault.inText(e).in(texts);
          if (PLACE.matcher(sentence).find()) {
            unfilled.add(e.fault() + ": " + sentence);
          }
        }
      }
    }
  }

  /** Reads something. */
  private interface Reading {
    Object read() throws NotationException;
  }
}
