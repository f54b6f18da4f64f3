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
          .layer("think")
          .definedBy("yomikiri.engine.think")
          .layer("search")
          .definedBy("yomikiri.engine.search..")
          .layer("games")
          .definedBy("yomikiri.engine.games..")
          .layer("match")
          .definedBy("yomikiri.engine.match..")
          .layer("study")
          .definedBy("yomikiri.engine.study..")
          .layer("cli")
          .definedBy("yomikiri.engine.cli..")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("games")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("search")
          .mayOnlyBeAccessedByLayers("games", "cli")
          .whereLayer("study")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("match")
          .mayOnlyBeAccessedByLayers("study", "cli")
          .whereLayer("think")
          .mayOnlyBeAccessedByLayers("search", "games", "match", "study", "cli");

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
          .resideOutsideOfPackages("yomikiri.engine.cli..", "yomikiri.engine.study..")
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
              "org.jspecify.annotations..");

  @ArchTest
  static final ArchRule studiesKnowOnlyLibrariesForTheirFiles =
      classes()
          .that()
          .resideInAPackage("yomikiri.engine.study..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "yomikiri.engine..",
              "java..",
              "com.fasterxml.jackson..",
              "org.apache.commons..",
              "org.jspecify.annotations..");

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
