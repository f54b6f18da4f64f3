package yomikiri.app.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static yomikiri.app.TestCatalog.CATALOG;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import yomikiri.app.concurrent.DirectBackground;
import yomikiri.app.concurrent.DirectSearchExecutor;
import yomikiri.app.concurrent.ManualUiScheduler;
import yomikiri.app.text.Phrase;
import yomikiri.app.text.TestNotices;
import yomikiri.engine.game.Position;
import yomikiri.engine.think.GameKit;
import yomikiri.engine.trace.TraceWriter;

final class TraceFilesTest {
  private final DirectSearchExecutor thinker = new DirectSearchExecutor(() -> 0);
  private final TreeViewModel model = new TreeViewModel(thinker, new ManualUiScheduler());
  private final DirectBackground background = new DirectBackground();
  private final TestNotices notices = new TestNotices();
  private final TraceFiles traces =
      new TraceFiles(model, background, CATALOG::kit, notices, () -> {});

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** What the tree writes of a search of its own. */
  private String searched() {
    GameKit<?> kit = CATALOG.kit("mattix-4").orElseThrow();
    model.setSubject(dealt(kit));
    model.run();
    assertThat(thinker.finishOne()).isTrue();
    return TraceWriter.write(model.now().view().orElseThrow().tree().search());
  }

  private static <P extends Position> TreeSubject<P> dealt(GameKit<P> kit) {
    return new TreeSubject<>(kit, kit.game().newPosition(3), OptionalInt.of(0));
  }

  private static String wrong(String text) {
    int at = text.indexOf("\"leave\",\"value\":", text.length() / 2) + 16;
    return text.substring(0, at) + "9" + text.substring(at).replaceFirst("^-", "");
  }

  private void open(Path... files) {
    traces.open(List.of(files));
    while (background.finishOne()) {
      assertThat(model.now().failed()).isEmpty();
    }
  }

  private String remark() {
    return ((Phrase.Worded) model.now().remark().orElseThrow().text()).key();
  }

  @Test
  void aRightTraceHasNoWrongNode() throws IOException {
    Path file = file("right.jsonl", searched());
    open(file);
    assertThat(model.now().opened()).isTrue();
    assertThat(remark()).isEqualTo("tree.trace.right");
    assertThat(model.now().view().orElseThrow().isAtEnd()).isTrue();
  }

  @Test
  void aWrongTraceStandsAtItsFirstWrongNode() throws IOException {
    open(file("wrong.jsonl", wrong(searched())));
    assertThat(remark()).isEqualTo("tree.trace.wrong");
    TreeSnapshot.View view = model.now().view().orElseThrow();
    int node = view.tree().replay().latest();
    assertThat(view.laidOut().selected()).isEqualTo(node);
    assertThat(view.tree().replay().points(node)).isGreaterThan(80);
    assertThat(view.isAtEnd()).isFalse();
    model.goTo(0);
    traces.goThere();
    assertThat(model.now().view().orElseThrow().laidOut().selected()).isEqualTo(node);
  }

  @Test
  void aCheckCanBeStopped() throws IOException {
    traces.open(List.of(file("right.jsonl", searched())));
    assertThat(background.finishOne()).isTrue();
    assertThat(remark()).isEqualTo("tree.trace.checking");
    traces.stop();
    assertThat(background.finishOne()).isFalse();
    assertThat(remark()).isEqualTo("tree.trace.stopped");
  }

  @Test
  void twoTracesStandSideBySideWhereTheyDiffer() throws IOException {
    String right = searched();
    open(file("one.jsonl", right), file("other.jsonl", wrong(right)));
    assertThat(remark()).isEqualTo("tree.trace.different");
    TreeSnapshot.View one = model.now().view().orElseThrow();
    TreeSnapshot.View other = model.beside().now().view().orElseThrow();
    assertThat(model.beside().now().opened()).isTrue();
    assertThat(other.laidOut().selected()).isEqualTo(one.laidOut().selected());
    assertThat(other.step()).isEqualTo(one.step());
    assertThat(other.facts().points()).isNotEqualTo(one.facts().points());
    model.goBy(-3);
    assertThat(model.beside().now().view().orElseThrow().step()).isEqualTo(one.step() - 3);
    searched();
    assertThat(model.beside().now().opened()).isFalse();
    assertThat(model.now().remark()).isEmpty();
  }

  @Test
  void whatIsNoTraceIsANotice() throws IOException {
    open(file("no.jsonl", "{\"trace\":1}\n"));
    assertThat(notices.shown).hasSize(1);
    assertThat(model.now().view()).isEmpty();
  }
}
