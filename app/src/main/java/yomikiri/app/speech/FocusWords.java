package yomikiri.app.speech;

import java.util.List;
import java.util.Objects;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableRow;
import javafx.scene.control.TextInputControl;
import yomikiri.app.text.Texts;

/** Describes the node that has the keyboard focus, for {@link ReadAloud}. */
record FocusWords(Texts texts) {
  /** Within {@code node}: the line of a list or table, the tab of a row of tabs; else it itself. */
  static Node item(Node node) {
    Object item = node.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
    return item instanceof TableCell<?, ?> cell
            && !cell.getTableView().getSelectionModel().isCellSelectionEnabled()
        ? cell.getTableRow()
        : item instanceof Node other ? other : node;
  }

  /** Its name and, where it has one, its state. */
  String of(Node node) {
    String name = name(node);
    return switch (node) {
      case ComboBox<?> box -> with(name, chosen(box));
      case TextInputControl field -> with(name, Objects.requireNonNullElse(field.getText(), ""));
      case Spinner<?> spinner -> with(name, spinner.getEditor().getText());
      default -> with(name, state(node));
    };
  }

  private String state(Node node) {
    if (node.queryAccessibleAttribute(AccessibleAttribute.SELECTED) instanceof Boolean selected
        && isSwitch(node.getAccessibleRole())) {
      return texts.get(selected ? "read-aloud.on" : "read-aloud.off");
    }
    if (node.getAccessibleRole() == AccessibleRole.SLIDER
        && node.queryAccessibleAttribute(AccessibleAttribute.VALUE) instanceof Double value) {
      return Long.toString(Math.round(value));
    }
    return node instanceof ButtonBase ? texts.get("read-aloud.button") : "";
  }

  private static boolean isSwitch(AccessibleRole role) {
    return role == AccessibleRole.CHECK_BOX
        || role == AccessibleRole.TOGGLE_BUTTON
        || role == AccessibleRole.RADIO_BUTTON;
  }

  private static String chosen(ComboBox<?> box) {
    Labeled cell = box.getButtonCell();
    return cell == null || cell.getText() == null ? "" : cell.getText();
  }

  private String with(String name, String state) {
    return state.isBlank() || name.isBlank() ? name + state : texts.listed(List.of(name, state));
  }

  private String name(Node node) {
    String own = node.getAccessibleText();
    if (own != null && !own.isBlank()) {
      return own;
    }
    if (node instanceof TableRow<?> row) {
      return texts.listed(
          row.getChildrenUnmodifiable().stream()
              .map(this::name)
              .filter(cell -> !cell.isBlank())
              .toList());
    }
    if (node.queryAccessibleAttribute(AccessibleAttribute.LABELED_BY) instanceof Node label) {
      return name(label);
    }
    Object text = node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
    return text == null || node instanceof TextInputControl || node instanceof ComboBox
        ? ""
        : text.toString();
  }
}
