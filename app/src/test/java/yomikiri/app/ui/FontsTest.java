package yomikiri.app.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.FontFormatException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelReader;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;

/** The bundled typeface. */
final class FontsTest {
  private static final List<Path> SOURCES =
      List.of(Path.of("src/main"), Path.of("../engine/src/main"));

  private static final int KILLED = 9; // the status of a process
  private static final int SIZE = 24;
  private static final int ROOM = 36; // for one character of that size
  private static final int COLUMNS = 25;

  /**
   * Scaled strokes meet the pixels otherwise: less than one pixel away, and up to 8 % lighter or
   * darker in all, which is the bar of a dash.
   */
  private static final double ALL_INK = 0.08;

  /** Of a pixel where strokes lie close: up to 0.4 of its ink lies more than a pixel away. */
  private static final double INK_OF_A_PIXEL = 0.4;

  @BeforeAll
  static void loadTheTypeface() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    Fonts.load();
  }

  @Test
  void theTypefacesAreLoadedOnceAToolkit() {
    List<Font> first = Fonts.load();
    assertThat(first).extracting(Font::getFamily).containsOnly(Typeface.NAME).hasSize(2);
    List<Font> again = Fonts.load();
    for (int i = 0; i < first.size(); i++) {
      assertThat(again.get(i)).isSameAs(first.get(i));
    }
  }

  /** A process that ends as if it had been killed once it has the typeface and the icons. */
  static final class Killed {
    private Killed() {}

    public static void main(String[] args) {
      boolean isThere =
          Fonts.load().stream().allMatch(font -> font.getFamily().equals(Typeface.NAME))
              && Icons.load().resolve(MaterialDesignP.PLAY.getDescription()).getFont() != null;
      Runtime.getRuntime().halt(isThere ? KILLED : 1);
    }
  }

  @Test
  void aKilledAppLeavesNoFontBehind(@TempDir Path folder) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + folder,
                "--enable-native-access=javafx.graphics",
                "-Dglass.platform=Headless",
                "-Dprism.order=sw",
                "--module-path",
                System.getProperty("jdk.module.path"),
                "--add-modules",
                "javafx.controls",
                "-cp",
                System.getProperty("java.class.path"),
                Killed.class.getName())
            .inheritIO()
            .start();
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isEqualTo(KILLED);
    assertThat(folder).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.25, 1.5, 2, 3})
  void lettersOfAScaledScreenHaveNoHoles(double scale) throws IOException {
    List<String> characters = characters();
    for (Font font : List.of(Typeface.plain(SIZE), Typeface.bold(SIZE))) {
      Font large = new Font(font.getName(), SIZE * scale);
      List<Ink> scaled = Hands.ask(() -> Ink.of(characters, font, scale, scale));
      List<Ink> asTheyAre = Hands.ask(() -> Ink.of(characters, large, 1, scale));
      assertThat(IntStream.range(0, scaled.size()))
          .as(font.getName())
          .filteredOn(
              i ->
                  asTheyAre.get(i).missingIn(scaled.get(i)) > INK_OF_A_PIXEL
                      || Math.abs(scaled.get(i).all() / asTheyAre.get(i).all() - 1) > ALL_INK)
          .extracting(characters::get)
          .isEmpty();
    }
  }

  @Test
  void everyCharacterOfTheAppIsInTheTypeface() throws IOException, FontFormatException {
    for (String file : List.of("YomikiriSans-Regular.otf", "YomikiriSans-Bold.otf")) {
      java.awt.Font font =
          java.awt.Font.createFont(
              java.awt.Font.TRUETYPE_FONT, new File("../assets/fonts/" + file));
      assertThat(characters())
          .filteredOn(character -> font.canDisplayUpTo(character) >= 0)
          .isEmpty();
    }
  }

  @Test
  void figuresAreEquallyWide() {
    for (Font font : List.of(Typeface.plain(SIZE), Typeface.bold(SIZE))) {
      assertThat("0123456789".chars().mapToObj(Character::toString))
          .extracting(figure -> width(figure, font))
          .containsOnly(width("0", font));
    }
  }

  private static double width(String text, Font font) {
    Text measured = new Text(text);
    measured.setFont(font);
    return measured.getLayoutBounds().getWidth();
  }

  /** All that stands in the words and in code, and so on the boards. */
  private static List<String> characters() throws IOException {
    TreeSet<Integer> characters = new TreeSet<>();
    for (Path folder : SOURCES) {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .filter(file -> file.toString().matches(".*[.](java|properties)"))
            .flatMap(FontsTest::lines)
            .filter(line -> !line.matches("\\s*(/?\\*|//).*")) // no comments
            .flatMapToInt(String::codePoints)
            .filter(c -> !Character.isWhitespace(c) && !Character.isISOControl(c))
            .forEach(characters::add);
      }
    }
    return characters.stream().map(Character::toString).toList();
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How dark each pixel of a drawn character is, from 0 to 1. */
  private static final class Ink {
    private final double[][] pixels;

    Ink(double[][] pixels) {
      this.pixels = pixels;
    }

    /** Of characters on a canvas of the scale {@code drawn}, in squares of {@code scale} rooms. */
    static List<Ink> of(List<String> characters, Font font, double drawn, double scale) {
      int room = (int) (ROOM * scale);
      int rows = Math.ceilDiv(characters.size(), COLUMNS);
      Canvas canvas = new Canvas(COLUMNS * room, rows * room);
      GraphicsContext pen = canvas.getGraphicsContext2D();
      pen.setTextBaseline(VPos.CENTER);
      pen.setFont(font);
      pen.scale(drawn, drawn);
      for (int i = 0; i < characters.size(); i++) {
        double left = (i % COLUMNS + 0.1) * room / drawn;
        double middle = (Math.floorDiv(i, COLUMNS) + 0.5) * room / drawn;
        pen.fillText(characters.get(i), left, middle);
      }
      PixelReader seen = canvas.snapshot(null, null).getPixelReader();
      return IntStream.range(0, characters.size())
          .mapToObj(i -> of(seen, i % COLUMNS * room, i / COLUMNS * room, room))
          .toList();
    }

    private static Ink of(PixelReader seen, int left, int top, int room) {
      double[][] pixels = new double[room][room];
      for (int y = 0; y < room; y++) {
        for (int x = 0; x < room; x++) {
          pixels[y][x] = 1 - (seen.getArgb(left + x, top + y) & 0xff) / 255.0;
        }
      }
      return new Ink(pixels);
    }

    double all() {
      return Stream.of(pixels).flatMapToDouble(DoubleStream::of).sum();
    }

    /** The most ink that a pixel has here, and there neither it nor one beside it. */
    double missingIn(Ink there) {
      double most = 0;
      for (int y = 1; y < pixels.length - 1; y++) {
        for (int x = 1; x < pixels.length - 1; x++) {
          if (pixels[y][x] > most) {
            most = Math.max(most, pixels[y][x] - there.darkest(x, y));
          }
        }
      }
      return most;
    }

    private double darkest(int x, int y) {
      double darkest = 0;
      for (int row = y - 1; row <= y + 1; row++) {
        for (int column = x - 1; column <= x + 1; column++) {
          darkest = Math.max(darkest, pixels[row][column]);
        }
      }
      return darkest;
    }
  }
}
