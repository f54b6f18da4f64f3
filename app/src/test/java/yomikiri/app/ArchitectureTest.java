package yomikiri.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

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
          .resideInAPackage("javafx.scene..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("javafx.application.Platform");

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
              "yomikiri.app.play..",
              "yomikiri.app.tree..",
              "yomikiri.app.settings..",
              "yomikiri.app.shell..");

  @ArchTest
  static final ArchRule ONLY_THE_SHELF_NAMES_THE_BOARDS =
      noClasses()
          .that()
          .resideOutsideOfPackage("yomikiri.app.board..")
          .and()
          .doNotHaveFullyQualifiedName("yomikiri.app.Shelf")
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
