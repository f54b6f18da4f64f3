package yomikiri.app.tree;

import java.util.function.Supplier;
import javafx.scene.layout.Region;

/**
 * The ports of the tree to the screen around it.
 *
 * @param tab makes the tab where a search is asked for
 * @param pane makes the tree large, in place of the board
 */
public record TreeRoom(TreeViewModel model, Supplier<Region> tab, Supplier<Region> pane) {}
