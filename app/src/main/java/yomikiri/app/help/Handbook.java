package yomikiri.app.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/** The chapters of the handbook, from the app's own files; to be used where files may be read. */
final class Handbook {
  private static final String FOLDER = "/yomikiri/app/handbook/";
  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  private Handbook() {}

  /** A chapter in the list; {@code path} such as {@code en/games/mattix.md}. */
  record Entry(String path, String title) {}

  /** The chapters for readers of {@code language}, such as {@code en}, in order. */
  static List<Entry> contents(String language) {
    String index = language + "/index.md";
    List<Entry> entries = new ArrayList<>();
    read(index)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                entries.add(new Entry(resolve(index, link.getDestination()), words(link)));
              }
            });
    return entries;
  }

  /** The text of the chapter at {@code path}. */
  static Node read(String path) {
    try (InputStream in = Handbook.class.getResourceAsStream(FOLDER + path)) {
      byte[] bytes = Objects.requireNonNull(in, path).readAllBytes();
      return PARSER.parse(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where a link in the chapter {@code from} leads. */
  static String resolve(String from, String link) {
    return URI.create("/" + from).resolve(link).getPath().substring(1);
  }

  /** The words below {@code node}, without their looks. */
  static String words(Node node) {
    StringBuilder words = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(org.commonmark.node.Text text) {
            words.append(text.getLiteral());
          }

          @Override
          public void visit(org.commonmark.node.Code code) {
            words.append(code.getLiteral());
          }
        });
    return words.toString();
  }
}
