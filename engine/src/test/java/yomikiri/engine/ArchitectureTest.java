package yomikiri.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;

/** The directions in which the engine's packages may know each other. */
@AnalyzeClasses(packages = "yomikiri.engine", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  @ArchTest
  static final ArchRule layers =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("game")
          .definedBy("yomikiri.engine.game")
          .layer("file")
          .definedBy("yomikiri.engine.file")
          .layer("stats")
          .definedBy("yomikiri.engine.stats")
          .layer("record")
          .definedBy("yomikiri.engine.record")
          .layer("think")
          .definedBy("yomikiri.engine.think")
          .layer("trace")
          .definedBy("yomikiri.engine.trace")
          .layer("search")
          .definedBy("yomikiri.engine.search..")
          .layer("match")
          .definedBy("yomikiri.engine.match..")
          .layer("study")
          .definedBy("yomikiri.engine.study..")
          .layer("learn")
          .definedBy("yomikiri.engine.learn..")
          .layer("games")
          .definedBy("yomikiri.engine.games..")
          .layer("library")
          .definedBy("yomikiri.engine.library")
          .layer("teach")
          .definedBy("yomikiri.engine.teach")
          .layer("race")
          .definedBy("yomikiri.engine.race")
          .layer("outside")
          .definedBy("yomikiri.engine.outside")
          .layer("exam")
          .definedBy("yomikiri.engine.exam")
          .layer("cli")
          .definedBy("yomikiri.engine.cli..")
          .whereLayer("game")
          .mayOnlyBeAccessedByLayers(
              "record", "think", "trace", "search", "match", "study", "learn", "games", "library",
              "outside", "cli", "teach", "race", "exam")
          .whereLayer("record")
          .mayOnlyBeAccessedByLayers(
              "match", "study", "learn", "library", "outside", "exam", "cli", "teach")
          .whereLayer("file")
          .mayOnlyBeAccessedByLayers(
              "record", "study", "learn", "library", "outside", "cli", "teach")
          .whereLayer("stats")
          .mayOnlyBeAccessedByLayers(
              "match", "study", "learn", "library", "cli", "teach", "race", "exam")
          .whereLayer("teach")
          .mayOnlyBeAccessedByLayers("cli", "race", "exam")
          .whereLayer("race")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("library")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("trace")
          .mayOnlyBeAccessedByLayers("search", "cli")
          .whereLayer("think")
          .mayOnlyBeAccessedByLayers(
              "trace", "search", "games", "match", "study", "learn", "outside", "cli", "teach",
              "race", "exam")
          .whereLayer("search")
          .mayOnlyBeAccessedByLayers("games", "cli")
          .whereLayer("match")
          .mayOnlyBeAccessedByLayers("study", "exam", "cli", "teach")
          .whereLayer("study")
          .mayOnlyBeAccessedByLayers("exam", "cli")
          .whereLayer("learn")
          .mayOnlyBeAccessedByLayers("games", "cli")
          .whereLayer("games")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("outside")
          .mayOnlyBeAccessedByLayers("exam", "cli")
          .whereLayer("exam")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .ensureAllClassesAreContainedInArchitectureIgnoring(
              "java..", "org..", "com..", "picocli..");

  @ArchTest
  static final ArchRule packagesDoNotDependOnEachOtherInCircles =
      slices().matching("yomikiri.engine.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule onlyTheCatalogNamesGames =
      noClasses()
          .that()
          .resideOutsideOfPackage("yomikiri.engine.games..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("yomikiri.engine.games.*..");

  @ArchTest
  static final ArchRule gamesDoNotKnowEachOther =
      slices().matching("yomikiri.engine.games.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule plainJavaOutsideTheCommandLine =
      classes()
          .that()
          .resideOutsideOfPackages(
              "yomikiri.engine.cli..",
              "yomikiri.engine.stats",
              "yomikiri.engine.study..",
              "yomikiri.engine.trace")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "yomikiri.engine..",
              "java.lang..",
              "java.util..",
              "java.time..",
              "java.io..",
              "java.nio..",
              "java.math..",
              "org.jspecify.annotations..",
              "com.google.errorprone.annotations..");

  @ArchTest
  static final ArchRule studiesKnowOnlyLibrariesForTheirFiguresAndFiles =
      classes()
          .that()
          .resideInAnyPackage(
              "yomikiri.engine.stats", "yomikiri.engine.study..", "yomikiri.engine.trace")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "yomikiri.engine..",
              "java.lang..",
              "java.util..",
              "java.time..",
              "java.io..",
              "java.nio..",
              "java.math..",
              "com.fasterxml.jackson..",
              "org.apache.commons..",
              "org.jspecify.annotations..",
              "com.google.errorprone.annotations..");

  @ArchTest
  static final ArchRule nothingIsDrawn =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.awt..", "javax.swing..", "javafx..");

  @ArchTest
  static final ArchRule nothingIsPrintedOutsideTheCommandLine =
      noClasses()
          .that()
          .resideOutsideOfPackage("yomikiri.engine.cli..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");
}
