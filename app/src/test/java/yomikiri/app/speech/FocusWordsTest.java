package yomikiri.app.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import yomikiri.app.Hands;
import yomikiri.app.TestWindow;
import yomikiri.app.text.Language;
import yomikiri.app.text.Texts;

/** What is said of the line of a table that has the keyboard. */
final class FocusWordsTest {
  private TableView<String> table;

  @BeforeEach
  void open() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    table = Hands.ask(TableView::new);
  }

  private String said() throws TimeoutException {
    TestWindow.open(
        () -> {
          for (String column : List.of("a", "b", "")) {
            TableColumn<String, String> made = new TableColumn<>(column);
            made.setCellValueFactory(
                cell ->
                    new ReadOnlyStringWrapper(column.isEmpty() ? "" : cell.getValue() + column));
            table.getColumns().add(made);
          }
          table.getItems().setAll("1", "2");
          return table;
        },
        400,
        300);
    new Hands()
        .interact(
            () -> {
              table.requestFocus();
              table.getFocusModel().focus(1, table.getColumns().get(1));
            });
    Texts texts =
        new Texts(List.of("/yomikiri/app/text"), new SimpleObjectProperty<>(Language.ENGLISH));
    return Hands.ask(() -> new FocusWords(texts).of(FocusWords.item(table)));
  }

  @Test
  void aLineIsSaidAsAWholeAndNotByOneCell() throws TimeoutException {
    assertThat(said()).isEqualTo("2a, 2b");
  }

  @Test
  void aLineWithWordsOfItsOwnIsSaidInThem() throws TimeoutException {
    Hands.ask(
        () -> {
          table.setRowFactory(
              view -> {
                TableRow<String> row = new TableRow<>();
                row.itemProperty().subscribe(item -> row.setAccessibleText("line " + item));
                return row;
              });
          return table;
        });
    assertThat(said()).isEqualTo("line 2");
  }
}
