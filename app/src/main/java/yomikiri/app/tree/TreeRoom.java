package yomikiri.app.tree;

import java.util.function.Supplier;
import javafx.scene.layout.Region;

/** The ports of the tree: its tab, where a search is asked for, and its pane for the board. */
public record TreeRoom(TreeViewModel model, Supplier<Region> tab, Supplier<Region> pane) {}
