package yomikiri.app.draw;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import yomikiri.app.store.FileKind;
import yomikiri.app.text.Notice;
import yomikiri.app.text.Texts;
import yomikiri.app.ui.CopyDetails;

/** A button with a menu of the ways to export a picture and its numbers. */
public final class ExportMenu extends MenuButton {
  private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

  private final Texts texts;
  private final Export export;
  private final Content content;
  private final Label news;
  private final CopyDetails details;

  /** What is exported now: the {@code name} of its file, and {@code numbers} as CSV if any. */
  public record Content(
      Supplier<String> name, Supplier<ExportImage> picture, Optional<Supplier<String>> numbers) {}

  private ExportMenu(Export export, String key, Ikon icon, Content content, Label news) {
    this.texts = export.texts();
    this.export = export;
    this.content = content;
    this.news = news;
    this.details = CopyDetails.beside(news, texts);
    accessibleTextProperty().bind(texts.of(key));
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(texts.of(key));
    setTooltip(tooltip);
    setGraphic(new FontIcon(icon));
    setMinWidth(USE_PREF_SIZE);
  }

  /** To files, by a button with the words {@code key}; {@code news} tells what became of it. */
  public static ExportMenu toFiles(Export export, String key, Content content, Label news) {
    ExportMenu menu =
        new ExportMenu(export, key, MaterialDesignC.CONTENT_SAVE_OUTLINE, content, news);
    menu.add("lab.chart.png", menu::savePicture);
    menu.add("lab.chart.svg", menu::saveDrawing);
    content.numbers().ifPresent(csv -> menu.add("lab.chart.csv", () -> menu.saveNumbers(csv)));
    return menu;
  }

  /** To the clipboard, by a button with the words {@code key}; {@code news} tells the outcome. */
  public static ExportMenu toClipboard(Export export, String key, Content content, Label news) {
    ExportMenu menu = new ExportMenu(export, key, MaterialDesignC.CONTENT_COPY, content, news);
    menu.add("lab.chart.picture", menu::copyPicture);
    content.numbers().ifPresent(csv -> menu.add("files.numbers", () -> menu.copyNumbers(csv)));
    return menu;
  }

  /** Offers a text as well, as it is at that moment. */
  public void addText(FileKind kind, Supplier<String> text) {
    add(
        "files." + kind.name().toLowerCase(Locale.ROOT),
        () -> export.saveText(window(), kind, content.name().get(), text.get(), this::show));
  }

  private void add(String key, Runnable action) {
    MenuItem item = new MenuItem();
    item.textProperty().bind(texts.of(key));
    item.setOnAction(event -> action.run());
    getItems().add(item);
  }

  private Window window() {
    return Objects.requireNonNull(getScene()).getWindow();
  }

  private void savePicture() {
    export.savePicture(window(), content.name().get(), content.picture().get(), this::show);
  }

  private void saveDrawing() {
    export.saveDrawing(window(), content.name().get(), content.picture().get(), this::show);
  }

  private void saveNumbers(Supplier<String> csv) {
    export.saveNumbers(window(), content.name().get(), csv.get(), this::show);
  }

  private void copyPicture() {
    export.copyPicture(content.picture().get(), this::show);
  }

  private void copyNumbers(Supplier<String> csv) {
    export.copyNumbers(csv.get(), this::show);
  }

  private void show(Notice notice) {
    news.textProperty().bind(texts.of(notice.text()));
    details.show(notice.text().details(texts));
    news.pseudoClassStateChanged(WARNING, notice.warning());
  }
}
