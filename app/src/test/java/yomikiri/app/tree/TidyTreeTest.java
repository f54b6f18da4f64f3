package yomikiri.app.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class TidyTreeTest {
  private static final double LITTLE = 1e-9;

  /** A tree in the order of a breadth-first walk, no node with more than four children. */
  private static int[] randomTree(long seed, int size) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] parents = new int[size];
    parents[0] = -1;
    int parent = 0;
    int children = 0;
    for (int node = 1; node < size; node++) {
      while (parent < node - 1 && (children == 4 || random.nextInt(3) == 0)) {
        parent++;
        children = 0;
      }
      parents[node] = parent;
      children++;
    }
    return parents;
  }

  private static int[] depths(int[] parents) {
    int[] depths = new int[parents.length];
    for (int node = 1; node < parents.length; node++) {
      depths[node] = depths[parents[node]] + 1;
    }
    return depths;
  }

  @Test
  void nodesOfOneDepthKeepTheirDistanceAndOrder() {
    for (long seed = 0; seed < 200; seed++) {
      int[] parents = randomTree(seed, 2 + (int) seed);
      double[] places = TidyTree.places(parents);
      int[] depths = depths(parents);
      Map<Integer, Integer> lastOfDepth = new HashMap<>();
      for (int node = 0; node < parents.length; node++) {
        Integer before = lastOfDepth.put(depths[node], node);
        if (before != null) {
          double least = parents[before] == parents[node] ? TidyTree.SIBLINGS : TidyTree.COUSINS;
          assertThat(places[node] - places[before])
              .as("tree %d, nodes %d and %d", seed, before, node)
              .isGreaterThanOrEqualTo(least - LITTLE);
        }
      }
    }
  }

  @Test
  void parentsStandMidwayBetweenTheirFirstAndLastChild() {
    for (long seed = 0; seed < 50; seed++) {
      int[] parents = randomTree(seed, 120);
      double[] places = TidyTree.places(parents);
      for (int parent = 0; parent < parents.length; parent++) {
        List<Double> children = new ArrayList<>();
        for (int node = 0; node < parents.length; node++) {
          if (parents[node] == parent) {
            children.add(places[node]);
          }
        }
        if (!children.isEmpty()) {
          assertThat(places[parent])
              .isCloseTo((children.getFirst() + children.getLast()) / 2, within(LITTLE));
        }
      }
    }
  }

  @Test
  void theLeastPlaceIsZeroAndEqualTreesAreLaidOutAlike() {
    int[] parents = randomTree(7, 300);
    double[] places = TidyTree.places(parents);
    assertThat(places).isEqualTo(TidyTree.places(parents.clone()));
    assertThat(Arrays.stream(places).min().orElseThrow()).isZero();
    assertThat(TidyTree.places(new int[] {-1})).containsExactly(0);
    assertThat(TidyTree.places(new int[0])).isEmpty();
  }

  /** A leaf between two nodes with three children each stands midway. */
  @Test
  void smallSubtreesBetweenLargeOnesAreSpread() {
    double[] places = TidyTree.places(new int[] {-1, 0, 0, 0, 1, 1, 1, 3, 3, 3});
    assertThat(places[2] - places[1]).isCloseTo(places[3] - places[2], within(LITTLE));
    assertThat(places[7] - places[6]).isCloseTo(TidyTree.COUSINS, within(LITTLE));
  }
}
