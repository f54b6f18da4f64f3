package yomikiri;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The names of types in the module that is tested are those of the glossary. */
final class GlossaryTest {
  /** Names that types bore before the field's terms took their place; they don't come back. */
  private static final Set<String> RETIRED =
      Set.of(
          """
          Account AccountMaker Analysis Answer Apart ApartRoot ArrangeBoard ArrangePanel
          Arrangement Attention Background Beat BestByFirstMove BestLine BetterStart Blink
          Blocks Board BoardStand Book BookMaker BookWork BoundsTable ByChambers
          ByEstimate Cabinet CanvasMazeFace Card CardWords CellWords Cells Choices
          Choosers ChosenPlayer Clock Clocks CommandFault ComparedPicture
          ConvergencePicture Copies Course Craft Crew CurrentThought CutFit Damage
          Deepening Delays DepthPicture Dice DirectThinker DiscEstimate Discs Doing Drafts
          Drawer Drawing EdgeNames EndSearch EntrantPane Entry Errand Estimate Estimates
          Evaluated EvaluationTrial Evaluations Evidence Exact ExactValue ExactValues
          Example Expert Fair FairDeal FairDeals FairSearch Falling Faults Figure
          FileWorker FinalFiles Fit Forecast Forecasts Found Frame Frames FreeSizes
          FxDelays GameFace GameKeeper GameRow GameStock Games Glide Grade Grid Ground
          GrownTree HalfMove Header Heat HeldMove Hexagons HistogramPicture Home Hunt
          Images Imported Inks Insight InsightWords IntervalPicture Item ItemCell Joins
          JointTree Keeper KeeperFixture Kept KeptList KeptPane Keys Kind Knock Knowledge
          LabelledField Laboratory LastDiscs LastSquares LatePlayer LateTab Layers
          Learnable LearningPicture Learnt LeastSize LongestWay Look LookAhead Manner
          ManualDelays Mark Match MatchProgress MattixFace MattixManner MattixRoot
          MazeDuelFace MazeFace MazeManner MiddleSearch Moment MomentTags MoveMark
          MoveOrder MoveRows MoveSigns Naming News OneAgainstAll Opened Openness
          OthelloFace OthelloManner OtherForm Outcome Page Parity Passage Passes
          PatternEstimate Pause PerfectPlayer PhaseFit PhasedEstimate Picking Picture
          PictureMaker PictureSection Pictures PieceBox Place PlacePicture Placing
          PlainFlood PlainVoronoi Plan PlayPicture Played Players Plot PointedWords
          PresetShelf Print Progress Protocol Pulse Rail Ranking Reach ReachOfEnd ReadOut
          Readers ReadyGame RecordText Refusal Regions Request Resigning Resources Results
          Review Reviewer RootMove SavedGames SavedTerms Scale Scope SearchTree Seat
          SeatInk SeatPicture SettingField Setup Sheet SheetTable Shelf Shelved ShortInts
          Shown Sight Sketch Split Squares Standing StandingWarning StartPane
          StartViewModel Statements States Status StillBoard StillScroll StraightOn
          StudyCard StudyPictures StudyProgress Subject SuccessorEstimate Successors
          Symmetry SystemTastes Table TakingBack TaskBackground TaskThinker Tempo Terms
          Thinker Thinking Thought ThoughtCard ThoughtNow TicTacToeFace TicTacToeManner
          TileSet TilesFace Toolbox Track Trainer TrainingCard Transcript TrapezFace
          TrapezManner TreePicture Trial TronFace TronManner Trouble Tuples Turns
          TypedName UntaggedRecord Usual Values Verdicts Vertices View Voronoi WallBoard
          WallPane WallViewModel Watch WeightFit Weights Window WindowPlace Withdrawal
          Worth WorthLabel WrittenGame
          """
              .strip()
              .split("\\s+"));

  /** Words that the glossary has others for; a name in the code neither is nor begins with one. */
  private static final Pattern RETIRED_WORD =
      Pattern.compile(
          "\\b(?:(?:[Ss]hel(?:f|ves)|SHELF|[Dd]rawers?|[Cc]abinet|[Cc]raft|[Oo]pinions?|[Mm]anner"
              + "|MANNER|[Pp]raise|[Ss]ights?|[Tt]houghts?|[Dd]oing|[Cc]ourses?|[Tt]ell|[Tt]old"
              + "|[Uu]ntold|[Hh]eard?)(?![a-z])|(?!TimeKeeper)[A-Z]\\w*Keeper\\b)\\w*");

  /** What is no name: text blocks, strings, characters and comments. */
  private static final Pattern NO_NAMES =
      Pattern.compile(
          "\"{3}(?s:.*?)\"{3}|\"(?:\\\\.|[^\"\\\\\n"
              + "])*+\"|'(?:\\\\.|[^'\\\\])'|/\\*(?s:.*?)\\*/|//[^\n"
              + "]*");

  private static List<String> types() throws IOException {
    try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      return all.map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .toList();
    }
  }

  @Test
  void noSimpleNameIsBorneTwice() throws IOException {
    Map<String, Integer> borne = new HashMap<>();
    types().forEach(name -> borne.merge(name, 1, Integer::sum));
    borne.values().removeIf(times -> times == 1);
    assertThat(borne).isEmpty();
  }

  @Test
  void retiredNamesDoNotComeBack() throws IOException {
    assertThat(types().stream().filter(RETIRED::contains)).isEmpty();
  }

  @Test
  void theGameStandsOnTheBoard() throws IOException {
    try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      List<Path> old = new ArrayList<>();
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        if (Files.readString(file).contains("on the table")) {
          old.add(file);
        }
      }
      assertThat(old).isEmpty();
    }
  }

  @Test
  void retiredWordsAreInNoName() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path folder : List.of(Path.of("src/main/java"), Path.of("src/test/java"))) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.filter(one -> one.toString().endsWith(".java")).toList()) {
          String code = NO_NAMES.matcher(Files.readString(file)).replaceAll(" ");
          RETIRED_WORD
              .matcher(code)
              .results()
              .forEach(name -> found.add(file + ": " + name.group()));
        }
      }
    }
    assertThat(found).isEmpty();
  }
}
