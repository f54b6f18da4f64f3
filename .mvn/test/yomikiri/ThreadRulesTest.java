package yomikiri;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Code marked {@code @UiThread} or {@code @WorkerThread} calls only code of the same mark, or none.
 * A lambda has the mark of the parameter it is passed to, else of its interface, else of the code
 * around it. A nested type has the mark of the type around it unless it has one of its own. Classes
 * that use the toolkit are marked {@code @UiThread} unless they say otherwise.
 */
final class ThreadRulesTest {
  @Test
  void nothingCrossesThreads() throws IOException {
    if (Files.notExists(Path.of("src/main/java/yomikiri/app"))) {
      assertThat(Path.of("src/main/java/yomikiri/engine")).as("has no UI, so no marks").exists();
      return;
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, null);
        Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      List<Path> sources = all.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(crossings(files, files.getJavaFileObjectsFromPaths(sources))).isEmpty();
    }
  }

  @Test
  void eachKindOfCrossingIsFound() throws IOException {
    String source =
        """
        @interface UiThread {}
        @interface WorkerThread {}
        interface Ask { void ask(@WorkerThread Runnable work, @UiThread Runnable then); }
        interface Work { @WorkerThread void work(); }
        @UiThread class Model {
          void show() {}
          static void pure() {}
        }
        class Disk implements Work { public void work() {} }
        class Plain { void any(Runnable all) {} }
        @UiThread class Planted {
          final Model model = new Model();
          final Disk disk = new Disk();
          final Plain plain = new Plain();
          void right(Ask ask) {
            ask.ask(() -> disk.work(), () -> model.show());
            ask.ask(disk::work, model::show);
            ask.ask(Model::pure, () -> plain.any(model::show));
            plain.any(() -> model.show());
            Work later = () -> disk.work();
          }
          void wrong(Ask ask, @WorkerThread Runnable given) {
            disk.work(); // crossing
            plain.any(() -> disk.work()); // crossing
            plain.any(disk::work); // crossing
            ask.ask(() -> model.show(), () -> {}); // crossing
            ask.ask(() -> {}, disk::work); // crossing
            given.run(); // crossing
            new Object() { void inner() { disk.work(); } }; // crossing
          }
          @UiThread @WorkerThread void both() {
            model.show(); // crossing
            plain.any(() -> {});
          }
          @WorkerThread void overrides() {
            Work work = () -> model.show(); // crossing
          }
          static class Part { void show(Disk disk) { disk.work(); } } // crossing
          record Pair(Disk disk) { void show() { disk.work(); } } // crossing
        }
        class View extends javax.swing.JLabel { // stands for a class of the toolkit
          void show(Disk disk) { disk.work(); } // crossing
          static class Part { void show(Disk disk) { disk.work(); } } // crossing
          record Pair(Disk disk) { void show() { disk.work(); } } // crossing
        }
        """;
    JavaFileObject planted =
        new SimpleJavaFileObject(URI.create("memory:/Planted.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignored) {
            return source;
          }
        };
    List<String> lines = source.lines().toList();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).endsWith("// crossing")) {
        expected.add("Planted.java:" + (i + 1));
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, null)) {
      assertThat(crossings(files, List.of(planted)))
          .extracting(crossing -> crossing.substring(0, crossing.indexOf(' ')))
          .containsExactlyElementsOf(expected);
    }
  }

  private static List<String> crossings(
      StandardJavaFileManager files, Iterable<? extends JavaFileObject> sources)
      throws IOException {
    String path =
        Stream.of(System.getProperty("java.class.path"), System.getProperty("jdk.module.path", ""))
            .filter(some -> !some.isEmpty())
            .collect(Collectors.joining(File.pathSeparator));
    List<String> options = List.of("-classpath", path, "-proc:none");
    DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler().getTask(null, files, told, options, null, sources);
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    task.analyze();
    assertThat(told.getDiagnostics())
        .as("names that are not found have no marks")
        .noneMatch(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR);
    Rules rules = new Rules(task);
    units.forEach(rules::noteToolkit);
    units.forEach(unit -> rules.scan(unit, null));
    return rules.found;
  }

  private enum Mark {
    UI,
    WORKER
  }

  /** Collects the calls that cross from one mark to another. */
  private static final class Rules extends TreePathScanner<Void, Void> {
    private static final List<String> TOOLKIT =
        List.of("javafx.scene.", "javafx.stage.", "javax.swing.");

    private final JavacTask task;
    private final Trees trees;
    private final Set<Element> views = new HashSet<>();
    private final List<String> found = new ArrayList<>();
    private Set<Mark> here = EnumSet.noneOf(Mark.class);

    Rules(JavacTask task) {
      this.task = task;
      this.trees = Trees.instance(task);
    }

    void noteToolkit(CompilationUnitTree unit) {
      boolean imports =
          unit.getImports().stream()
              .map(ImportTree::getQualifiedIdentifier)
              .anyMatch(name -> isToolkit(name.toString()));
      for (Tree type : unit.getTypeDecls()) {
        Element element = trees.getElement(TreePath.getPath(unit, type));
        boolean isView =
            type instanceof ClassTree c
                && c.getExtendsClause() != null
                && isToolkit(c.getExtendsClause().toString());
        if (imports || isView) {
          views.add(element);
        }
      }
    }

    private static boolean isToolkit(String name) {
      return TOOLKIT.stream().anyMatch(name::startsWith);
    }

    // ---- marks

    private static Set<Mark> own(Element element) {
      Set<Mark> marks = EnumSet.noneOf(Mark.class);
      element
          .getAnnotationMirrors()
          .forEach(
              annotation -> {
                switch (annotation.getAnnotationType().asElement().getSimpleName().toString()) {
                  case "UiThread" -> marks.add(Mark.UI);
                  case "WorkerThread" -> marks.add(Mark.WORKER);
                  default -> {}
                }
              });
      return marks;
    }

    private Set<Mark> ofType(Element type) {
      Set<Mark> marks = own(type);
      if (!marks.isEmpty()) {
        return marks;
      }
      if (views.contains(type)) {
        return EnumSet.of(Mark.UI);
      }
      return type.getEnclosingElement() instanceof TypeElement outer ? ofType(outer) : marks;
    }

    private Set<Mark> of(ExecutableElement method) {
      Set<Mark> marks = own(method);
      if (marks.isEmpty()
          && method.getKind() == ElementKind.METHOD
          && !method.getModifiers().contains(Modifier.STATIC)) {
        TypeElement type = (TypeElement) method.getEnclosingElement();
        marks = overridden(method, type, type);
        return marks.isEmpty() ? ofType(type) : marks;
      }
      return marks;
    }

    private Set<Mark> overridden(ExecutableElement method, TypeElement in, TypeElement from) {
      for (TypeMirror above : task.getTypes().directSupertypes(from.asType())) {
        TypeElement type = (TypeElement) ((DeclaredType) above).asElement();
        for (ExecutableElement other : ElementFilter.methodsIn(type.getEnclosedElements())) {
          if (task.getElements().overrides(method, other, in)) {
            Set<Mark> marks = own(other);
            marks = marks.isEmpty() ? own(type) : marks;
            if (!marks.isEmpty()) {
              return marks;
            }
          }
        }
        Set<Mark> marks = overridden(method, in, type);
        if (!marks.isEmpty()) {
          return marks;
        }
      }
      return EnumSet.noneOf(Mark.class);
    }

    /** Of the lambda or method reference at the current path. */
    private Set<Mark> ofLambda(TreePath path) {
      Tree lambda = path.getLeaf();
      TreePath parent = path.getParentPath();
      Set<Mark> marks = EnumSet.noneOf(Mark.class);
      if (parent.getLeaf() instanceof MethodInvocationTree call) {
        marks = ofParameter(trees.getElement(parent), call.getArguments().indexOf(lambda));
      } else if (parent.getLeaf() instanceof NewClassTree made) {
        marks = ofParameter(trees.getElement(parent), made.getArguments().indexOf(lambda));
      }
      if (marks.isEmpty() && trees.getTypeMirror(path) instanceof DeclaredType type) {
        for (ExecutableElement method :
            ElementFilter.methodsIn(type.asElement().getEnclosedElements())) {
          if (method.getModifiers().contains(Modifier.ABSTRACT)) {
            marks = of(method);
          }
        }
      }
      return marks.isEmpty() ? here : marks;
    }

    private static Set<Mark> ofParameter(Element called, int place) {
      if (called instanceof ExecutableElement method && place >= 0) {
        int last = method.getParameters().size() - 1;
        return own(method.getParameters().get(Math.min(place, last)));
      }
      return EnumSet.noneOf(Mark.class);
    }

    // ---- code

    private Void within(Set<Mark> marks, Runnable scan) {
      Set<Mark> before = here;
      here = marks;
      scan.run();
      here = before;
      return null;
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      Element element = trees.getElement(getCurrentPath());
      Set<Mark> marks = ofType(element);
      boolean isLocal = !(element.getEnclosingElement() instanceof TypeElement);
      return within(
          marks.isEmpty() && isLocal ? here : marks, () -> super.visitClass(type, nothing));
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      ExecutableElement element = (ExecutableElement) trees.getElement(getCurrentPath());
      Set<Mark> marks = of(element);
      boolean isStatic = element.getModifiers().contains(Modifier.STATIC);
      return within(
          marks.isEmpty() && !isStatic ? here : marks, () -> super.visitMethod(method, nothing));
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree lambda, Void nothing) {
      return within(ofLambda(getCurrentPath()), () -> super.visitLambdaExpression(lambda, nothing));
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree reference, Void nothing) {
      Element element = trees.getElement(getCurrentPath());
      if (element instanceof ExecutableElement method) {
        within(ofLambda(getCurrentPath()), () -> check(reference, method, of(method)));
      }
      return super.visitMemberReference(reference, nothing);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      ExpressionTree select = call.getMethodSelect();
      if (trees.getElement(new TreePath(getCurrentPath(), select))
          instanceof ExecutableElement method) {
        Set<Mark> marks = of(method);
        if (marks.isEmpty() && select instanceof MemberSelectTree member) {
          TreePath at =
              new TreePath(new TreePath(getCurrentPath(), select), member.getExpression());
          Element variable = trees.getElement(at);
          marks = variable != null && isVariable(variable) ? own(variable) : marks;
        }
        check(call, method, marks);
      }
      return super.visitMethodInvocation(call, nothing);
    }

    private static boolean isVariable(Element element) {
      return element.getKind().isField() || element.getKind() == ElementKind.PARAMETER;
    }

    @Override
    public Void visitNewClass(NewClassTree made, Void nothing) {
      Element element = trees.getElement(getCurrentPath());
      if (element != null) {
        check(made, element, own(element));
      }
      return super.visitNewClass(made, nothing);
    }

    private void check(Tree code, Element called, Set<Mark> marks) {
      if (!marks.isEmpty() && !marks.containsAll(here)) {
        CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
        long start = trees.getSourcePositions().getStartPosition(unit, code);
        String file = Path.of(unit.getSourceFile().toUri().getPath()).getFileName().toString();
        found.add(
            file
                + ":"
                + unit.getLineMap().getLineNumber(start)
                + " "
                + here
                + " calls "
                + called.getEnclosingElement().getSimpleName()
                + "."
                + called.getSimpleName()
                + ", "
                + marks);
      }
    }
  }
}
