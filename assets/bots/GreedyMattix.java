import java.util.Arrays;
import java.util.Scanner;

/** A player of Mattix that speaks UGI: takes the largest tile. Run it by: java GreedyMattix.java */
public class GreedyMattix {
  static String[][] board; // rows from the top: a number, x for the cross, . for an empty cell
  static boolean isRow; // whether the one to move takes in the cross's row, not in its column

  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in);
    while (in.hasNextLine()) {
      String[] words = in.nextLine().strip().split("\\s+");
      switch (words[0]) {
        case "ugi" -> System.out.println("id name Greedy\nugiok");
        case "isready" -> System.out.println("readyok");
        case "position" -> place(words);
        case "go" -> System.out.println("bestmove " + best());
        case "quit" -> System.exit(0);
        default -> {}
      }
    }
  }

  /** position fen 5,5,1,6/6,2,3,2/1,4,x,4/3,7,7,8 r 0:0 moves d3 d1 … */
  static void place(String[] words) {
    board = Arrays.stream(words[2].split("/")).map(row -> row.split(",")).toArray(String[][]::new);
    isRow = words[3].equals("r");
    for (int i = 6; i < words.length; i++) {
      int[] cross = cross();
      board[cross[0]][cross[1]] = ".";
      board[Integer.parseInt(words[i].substring(1)) - 1][words[i].charAt(0) - 'a'] = "x";
      isRow = !isRow;
    }
  }

  static int[] cross() {
    for (int row = 0; row < board.length; row++) {
      int column = Arrays.asList(board[row]).indexOf("x");
      if (column >= 0) {
        return new int[] {row, column};
      }
    }
    throw new IllegalStateException("no cross");
  }

  static String best() {
    int[] cross = cross();
    String best = "";
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < board.length; i++) {
      int row = isRow ? cross[0] : i;
      int column = isRow ? i : cross[1];
      String tile = board[row][column];
      if (!tile.equals("x") && !tile.equals(".") && Integer.parseInt(tile) > most) {
        most = Integer.parseInt(tile);
        best = (char) ('a' + column) + Integer.toString(row + 1);
      }
    }
    return best;
  }
}
