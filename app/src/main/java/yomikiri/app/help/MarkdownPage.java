package yomikiri.app.help;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import yomikiri.app.ui.Controls;
import yomikiri.app.ui.PlainScroll;

/** Draws a text in Markdown: a node of the scene for each block and for each run of words. */
final class MarkdownPage extends AbstractVisitor {
  private static final int LEAST_WEIGHT = 12;
  private static final int MOST_WEIGHT = 60;
  private static final int FIRST_WIDE = 0x2E80;

  private final Function<String, Optional<Runnable>> links;
  private final Deque<VBox> blocks = new ArrayDeque<>();
  private TextFlow flow = new TextFlow();
  private String look = "page-words";

  private MarkdownPage(Function<String, Optional<Runnable>> links) {
    this.links = links;
  }

  /** Draws {@code text}; a link that {@code links} does not follow is drawn as plain words. */
  static VBox of(Node text, Function<String, Optional<Runnable>> links) {
    MarkdownPage page = new MarkdownPage(links);
    return page.inside(text);
  }

  /** The blocks below {@code parent}. */
  private VBox inside(Node parent) {
    VBox box = Controls.styled(new VBox(), "page-blocks");
    blocks.push(box);
    visitChildren(parent);
    blocks.pop();
    return box;
  }

  private void add(javafx.scene.Node block) {
    blocks.element().getChildren().add(block);
  }

  /** The words below {@code parent}, which wrap. */
  private TextFlow words(Node parent, String style) {
    TextFlow outer = flow;
    TextFlow made = Controls.styled(new TextFlow(), style);
    made.setMinHeight(Region.USE_PREF_SIZE);
    flow = made;
    visitChildren(parent);
    flow = outer;
    return made;
  }

  private void say(String words) {
    javafx.scene.text.Text text = Controls.styled(new javafx.scene.text.Text(words), look);
    flow.getChildren().add(text);
  }

  private void saying(String style, Runnable words) {
    String outer = look;
    look = style;
    words.run();
    look = outer;
  }

  @Override
  public void visit(Heading heading) {
    saying(
        "page-heading-" + Math.min(heading.getLevel(), 2),
        () -> add(words(heading, "page-heading")));
  }

  @Override
  public void visit(Paragraph paragraph) {
    add(words(paragraph, "page-paragraph"));
  }

  @Override
  public void visit(BulletList list) {
    items(list, "•", 0);
  }

  @Override
  public void visit(OrderedList list) {
    items(list, ".", 1);
  }

  private void items(ListBlock list, String sign, int first) {
    int number = first;
    for (Node item : children(list)) {
      Label mark = new Label(first == 0 ? sign : number++ + sign);
      mark.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
      VBox content = inside(item);
      HBox.setHgrow(content, Priority.ALWAYS);
      content.setMinWidth(0);
      HBox row = Controls.styled(new HBox(mark, content), "page-item");
      add(row);
    }
  }

  @Override
  public void visit(FencedCodeBlock block) {
    javafx.scene.text.Text lines = new javafx.scene.text.Text(block.getLiteral().stripTrailing());
    lines.getStyleClass().add("page-code");
    TextFlow code = Controls.styled(new TextFlow(lines), "page-code-block");
    code.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    ScrollPane scroll = Controls.styled(new PlainScroll(code), "page-code-frame");
    scroll.setFitToWidth(false);
    scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setMinHeight(Region.USE_PREF_SIZE);
    scroll.setAccessibleText(lines.getText());
    scroll.setFocusTraversable(true);
    add(scroll);
  }

  /** A table: a column is as wide as its longest words ask. */
  @Override
  public void visit(CustomBlock table) {
    GridPane grid = Controls.styled(new GridPane(), "page-table", "card");
    List<Integer> weights = new ArrayList<>();
    int row = 0;
    for (Node part : children(table)) {
      for (Node line : children(part)) {
        int column = 0;
        for (Node cell : children(line)) {
          boolean isHead = cell instanceof TableCell one && one.isHeader();
          String outer = look;
          look = isHead ? "page-strong" : outer;
          grid.add(words(cell, "page-cell"), column, row);
          look = outer;
          int weight = Math.clamp(width(Handbook.words(cell)), LEAST_WEIGHT, MOST_WEIGHT);
          if (column == weights.size()) {
            weights.add(weight);
          } else {
            weights.set(column, Math.max(weight, weights.get(column)));
          }
          column++;
        }
        row++;
      }
    }
    double all = weights.stream().mapToInt(Integer::intValue).sum();
    for (int weight : weights) {
      ColumnConstraints column = new ColumnConstraints();
      column.setPercentWidth(100 * weight / all);
      grid.getColumnConstraints().add(column);
    }
    add(grid);
  }

  @Override
  public void visit(CustomNode node) {
    visitChildren(node);
  }

  @Override
  public void visit(Text text) {
    say(text.getLiteral());
  }

  @Override
  public void visit(Code code) {
    saying("page-code", () -> say(code.getLiteral()));
  }

  @Override
  public void visit(StrongEmphasis strong) {
    saying("page-strong", () -> visitChildren(strong));
  }

  @Override
  public void visit(SoftLineBreak end) {
    say(" ");
  }

  @Override
  public void visit(HardLineBreak end) {
    say("\n");
  }

  /** Pictures are told in words. */
  @Override
  public void visit(Image image) {
    say("[");
    visitChildren(image);
    say("]");
  }

  @Override
  public void visit(Link link) {
    Optional<Runnable> follow = links.apply(link.getDestination());
    if (follow.isPresent()) {
      Hyperlink shown = Controls.styled(new Hyperlink(Handbook.words(link)), "page-link");
      shown.setWrapText(true);
      shown.setOnAction(event -> follow.get().run());
      flow.getChildren().add(shown);
    } else {
      visitChildren(link);
    }
  }

  private static List<Node> children(Node parent) {
    List<Node> all = new ArrayList<>();
    for (Node child = parent.getFirstChild(); child != null; child = child.getNext()) {
      all.add(child);
    }
    return all;
  }

  /** How many letters wide {@code words} are; those of Japanese are twice as wide as others. */
  private static long width(String words) {
    return words.length() + words.chars().filter(letter -> letter >= FIRST_WIDE).count();
  }
}
