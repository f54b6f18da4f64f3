package yomikiri.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import javafx.application.Platform;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.app.board.BoardViewState;
import yomikiri.app.board.Lattice;
import yomikiri.app.board.MoveAnnotations;
import yomikiri.app.board.MovePresenter;
import yomikiri.app.board.MoveSelection;
import yomikiri.app.board.Overlay;
import yomikiri.app.board.Pick;
import yomikiri.app.board.VerdictDisplay;
import yomikiri.app.text.Details;
import yomikiri.app.text.Fault;
import yomikiri.engine.file.FileFault;

/** The arrows of the design. */
@AnalyzeClasses(packages = "yomikiri", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  @ArchTest
  static final ArchRule THE_ENGINE_KNOWS_NOTHING_OF_THE_APP =
      noClasses()
          .that()
          .resideInAPackage("yomikiri.engine..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("yomikiri.app..", "javafx..");

  @ArchTest
  static final ArchRule VIEW_MODELS_NEED_NO_TOOLKIT =
      noClasses()
          .that()
          .haveSimpleNameEndingWith("ViewModel")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.animation..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("javafx.application.Platform");

  /** What is drawn with: what uses it is a view. */
  private static final DescribedPredicate<JavaClass> TOOLKIT =
      resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.animation..")
          .or(JavaClass.Predicates.type(Platform.class));

  private static final DescribedPredicate<JavaClass> VIEWS =
      resideInAPackage("yomikiri.app..")
          .and(
              DescribedPredicate.describe(
                  "use the toolkit",
                  one ->
                      one.getDirectDependenciesFromSelf().stream()
                          .anyMatch(to -> TOOLKIT.test(to.getTargetClass()))));

  /** Boards, pictures and the window around the screens, whose types others are made of. */
  private static final DescribedPredicate<JavaClass> DRAWN_WITH =
      resideInAnyPackage(
          "yomikiri.app.board..",
          "yomikiri.app.chart",
          "yomikiri.app.draw",
          "yomikiri.app.shell",
          "yomikiri.app.ui");

  @ArchTest
  static final ArchRule ROOMS_OF_MODELS_NEED_NO_TOOLKIT =
      noClasses()
          .that()
          .resideInAnyPackage(
              "yomikiri.app.play.model..",
              "yomikiri.app.play.session..",
              "yomikiri.app.player..",
              "yomikiri.app.store..",
              "yomikiri.app.text..")
          .should()
          .dependOnClassesThat(TOOLKIT);

  @ArchTest
  static final ArchRule WHAT_NEEDS_NO_TOOLKIT_KNOWS_NO_VIEW =
      noClasses()
          .that(resideInAPackage("yomikiri.app.*..").and(not(DRAWN_WITH)).and(not(VIEWS)))
          .should()
          .dependOnClassesThat(VIEWS.and(not(DRAWN_WITH)));

  /** Not toString: the compiler's own code for patterns of records asks for that. */
  private static final Set<String> WORDS_OF_EXCEPTIONS =
      Set.of("getMessage", "getLocalizedMessage", "printStackTrace", "getReason");

  /** What the system or the program says of a failure, called or handed on. */
  private static final DescribedPredicate<JavaAccess<?>> WORDS_OF_A_FAILURE =
      DescribedPredicate.describe(
          "asks a failure for its words",
          access ->
              access.getTargetOwner().isAssignableTo(Throwable.class)
                      && WORDS_OF_EXCEPTIONS.contains(access.getName())
                  || access.getTargetOwner().isEquivalentTo(FileFault.class)
                      && Set.of("reason", "unreadable", "unwritable").contains(access.getName()));

  /**
   * What failures say is for those who mend the app; people read sentences of ours. One of two that
   * may ask copies it for the former, the other looks in it for a full disk.
   */
  @ArchTest
  static final ArchRule NO_FAILURE_SPEAKS_TO_PEOPLE =
      noClasses()
          .that()
          .resideInAPackage("yomikiri.app..")
          .and()
          .doNotBelongToAnyOf(Details.class, Fault.class)
          .should()
          .accessTargetWhere(WORDS_OF_A_FAILURE);

  @ArchTest
  static final ArchRule NO_ROOM_KNOWS_ONE_THAT_KNOWS_IT =
      slices().matching("yomikiri.(app..)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule ONE_BOARD_KNOWS_NO_OTHER =
      slices()
          .matching("yomikiri.app.board.(*)..")
          .should()
          .notDependOnEachOther()
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule BOARDS_KNOW_NO_SCREEN =
      noClasses()
          .that()
          .resideInAPackage("yomikiri.app.board..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "yomikiri.app.chart..",
              "yomikiri.app.help..",
              "yomikiri.app.jobs..",
              "yomikiri.app.lab..",
              "yomikiri.app.library..",
              "yomikiri.app.play..",
              "yomikiri.app.settings..",
              "yomikiri.app.shell..",
              "yomikiri.app.store..",
              "yomikiri.app.training..",
              "yomikiri.app.tree..");

  /** A move is chosen, and put into words, without its picture. */
  @ArchTest
  static final ArchRule CHOOSING_A_MOVE_NEEDS_NO_TOOLKIT =
      noClasses()
          .that()
          .belongToAnyOf(
              Pick.class,
              MoveSelection.class,
              BoardSnapshot.class,
              BoardViewState.class,
              MoveAnnotations.class,
              VerdictDisplay.class)
          .or()
          .areAssignableTo(MovePresenter.class)
          .or()
          .areAssignableTo(Overlay.class)
          .or()
          .areAssignableTo(Lattice.class)
          .should()
          .dependOnClassesThat(TOOLKIT);

  @ArchTest
  static final ArchRule ONLY_THE_GAME_LIST_NAMES_THE_BOARDS =
      noClasses()
          .that()
          .resideOutsideOfPackage("yomikiri.app.board..")
          .and()
          .doNotHaveFullyQualifiedName("yomikiri.app.GameList")
          .and()
          .resideInAPackage("yomikiri.app..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("yomikiri.app.board.*..");

  @ArchTest
  static final ArchRule NO_PICTURE_CODE_OF_THE_DESKTOP =
      noClasses()
          .that()
          .resideInAPackage("yomikiri..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.awt..", "javax.swing..", "javax.imageio..");
}
