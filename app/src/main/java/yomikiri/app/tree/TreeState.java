package yomikiri.app.tree;

import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import yomikiri.app.board.BoardSnapshot;
import yomikiri.engine.think.PlayerSpec;

/** All that is shown of a search, kept up by {@link TreeViewModel}. */
public final class TreeState {
  final ReadOnlyObjectWrapper<Optional<LaidOutTree>> laidOut =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<Optional<NodeFacts>> facts =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyIntegerWrapper trees = new ReadOnlyIntegerWrapper();
  final ReadOnlyObjectWrapper<Optional<PlayerSpec>> player =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<SearchReach> reach =
      new ReadOnlyObjectWrapper<>(new SearchReach(SearchReach.Way.AS_SET, 0));
  final ReadOnlyObjectWrapper<Set<NodeMark>> marks = new ReadOnlyObjectWrapper<>(Set.of());
  final ReadOnlyObjectWrapper<Optional<NodeFacts.Step>> latest =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectWrapper<Optional<BoardSnapshot<?>>> board =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyBooleanWrapper wide = new ReadOnlyBooleanWrapper();
  final ReadOnlyObjectWrapper<ExpansionScope> scope =
      new ReadOnlyObjectWrapper<>(ExpansionScope.LINE);
  final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper();
  final ReadOnlyIntegerWrapper length = new ReadOnlyIntegerWrapper();
  final ReadOnlyLongWrapper untold = new ReadOnlyLongWrapper();
  final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper waiting = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper opened = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper outdated = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanWrapper canRun = new ReadOnlyBooleanWrapper();
  final ReadOnlyObjectWrapper<Optional<String>> failed =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  TreeState() {}

  /** The tree at the present step. */
  ReadOnlyObjectProperty<Optional<LaidOutTree>> laidOut() {
    return laidOut.getReadOnlyProperty();
  }

  /** Of the node selected. */
  ReadOnlyObjectProperty<Optional<NodeFacts>> facts() {
    return facts.getReadOnlyProperty();
  }

  /** How many trees have been shown: changes with every new one. */
  ReadOnlyIntegerProperty trees() {
    return trees.getReadOnlyProperty();
  }

  /** Whether the tree, when open, has the whole screen. */
  public ReadOnlyBooleanProperty wide() {
    return wide.getReadOnlyProperty();
  }

  /** The player whose search is shown. */
  public ReadOnlyObjectProperty<Optional<PlayerSpec>> player() {
    return player.getReadOnlyProperty();
  }

  /** How far that search came. */
  ReadOnlyObjectProperty<SearchReach> reach() {
    return reach.getReadOnlyProperty();
  }

  /** What the drawings of that search's nodes tell; empty while there is no tree. */
  ReadOnlyObjectProperty<Set<NodeMark>> marks() {
    return marks.getReadOnlyProperty();
  }

  /** The step made last; empty before the first one. */
  ReadOnlyObjectProperty<Optional<NodeFacts.Step>> latest() {
    return latest.getReadOnlyProperty();
  }

  /** The board at the node selected. */
  ReadOnlyObjectProperty<Optional<BoardSnapshot<?>>> board() {
    return board.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<ExpansionScope> scope() {
    return scope.getReadOnlyProperty();
  }

  /** Steps made so far, from 0 to {@link #length}. */
  public ReadOnlyIntegerProperty step() {
    return step.getReadOnlyProperty();
  }

  public ReadOnlyIntegerProperty length() {
    return length.getReadOnlyProperty();
  }

  /** Nodes or playouts that were only counted. */
  public ReadOnlyLongProperty untold() {
    return untold.getReadOnlyProperty();
  }

  /** Whether there is a tree to look at. */
  public ReadOnlyBooleanProperty ready() {
    return ready.getReadOnlyProperty();
  }

  /** Whether the search is being made. */
  public ReadOnlyBooleanProperty running() {
    return running.getReadOnlyProperty();
  }

  /** Whether the search has not begun yet, as an earlier one does not end. */
  public ReadOnlyBooleanProperty waiting() {
    return waiting.getReadOnlyProperty();
  }

  /** Whether the steps go on of themselves. */
  public ReadOnlyBooleanProperty playing() {
    return playing.getReadOnlyProperty();
  }

  /** Whether the tree is to be seen large. */
  public ReadOnlyBooleanProperty opened() {
    return opened.getReadOnlyProperty();
  }

  /** Whether the tree is of another position than the one on the board. */
  public ReadOnlyBooleanProperty outdated() {
    return outdated.getReadOnlyProperty();
  }

  /** Whether the position on the board can be searched. */
  public ReadOnlyBooleanProperty canRun() {
    return canRun.getReadOnlyProperty();
  }

  /** What nobody foresaw and ended the last search, to be copied; empty if nothing did. */
  public ReadOnlyObjectProperty<Optional<String>> failed() {
    return failed.getReadOnlyProperty();
  }
}
