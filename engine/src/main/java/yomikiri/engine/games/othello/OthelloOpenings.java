package yomikiri.engine.games.othello;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import yomikiri.engine.game.GameSession;
import yomikiri.engine.game.NotationException;
import yomikiri.engine.game.OpeningNames;

/**
 * The names of Othello's well-known openings on 8×8. A name belongs to a position: lines that lead
 * to the same one share it, and so do those turned or mirrored.
 */
final class OthelloOpenings implements OpeningNames<OthelloPosition> {
  static final int SIZE = 8;

  /**
   * A named line.
   *
   * @param moves as a transcript
   */
  record Line(String moves, Name name) {}

  static final List<Line> LINES =
      List.of(
          line("f5d6", "Perpendicular", "縦取り"),
          line("f5f6", "Diagonal", "斜め取り"),
          line("f5f4", "Parallel", "並び取り"),
          line("f5f4e3", "Mouse", "鼠定石"),
          line("f5d6c5", "Rabbit", "兎定石"),
          line("f5d6c3d3c4", "Tiger", "虎定石"),
          line("f5d6c3d3c4b3", "Aubrey", "イエス流"),
          line("f5d6c3d3c4b5", "Berg Tiger"),
          line("f5d6c3d3c4f4c5b3c2", "Rose-Bill", "花形定石"),
          line("f5d6c3d3c4f4c5b3c2e3", "Nicolet"),
          line("f5d6c3d3c4f4c5b3c2b4", "Central Rose-Bill"),
          line("f5d6c3d3c4f4c5b3c2e6", "Tamenori"),
          line("f5d6c3d3c4f4c5b4b5c6f3e6e3", "Ishii"),
          line("f5d6c3d3c4f4c5b4b5c6f3e6e3g6f6g5d7g3", "Mainline Tiger"),
          line("f5d6c3d3c4f4e3", "Brightwell"),
          line("f5d6c3d3c4f4e6", "Leader's Tiger"),
          line("f5d6c3d3c4f4f6", "Stephenson"),
          line("f5d6c3d3c4f4f6b4", "Kung"),
          line("f5d6c3d3c4f4f6f3", "Comp'Oth", "コンポス"),
          line("f5d6c3d3c4f4f6f3e3", "Lightning Bolt", "ライトニングボルト"),
          line("f5d6c3d3c4f4f6g5", "No-Kung", "ノーカン"),
          line("f5d6c3g5", "Ganglion"),
          line("f5d6c4d3c5", "Cat", "猫定石"),
          line("f5d6c4d3c5f4e3f3c2b4b3", "Berner"),
          line("f5d6c4d3c5f4e3f3c2c6", "Sakaguchi", "坂口流"),
          line("f5d6c4d3e6", "Italian", "羊定石"),
          line("f5d6c4g5", "No-Cat"),
          line("f5d6c4g5c6", "Swallow", "燕定石"),
          line("f5d6c5f4d3", "Horse", "馬定石"),
          line("f5d6c5f4e3c6d3f3", "Ralle"),
          line("f5d6c5f4e3c6d3f6e6d7", "Rose", "ローズ"),
          line("f5d6c5f4e3c6d3f6e6d7e7", "Greenberg", "手塚システム"),
          line("f5d6c5f4e3c6d3f6e6d7g3c4", "Rose-Birth", "シャープローズ"),
          line("f5d6c5f4e3c6d3f6e6d7g3c4b4", "Rose-Birdie"),
          line("f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4e2", "Brightstein"),
          line("f5d6c5f4e3c6d3f6e6d7g4", "Flat", "フラットローズ"),
          line("f5d6c5f4e3c6d3f6e6d7g4c4", "Rotating Flat"),
          line("f5d6c5f4e3c6d3f6e6d7g4c4g6", "Murakami Variation", "村上流"),
          line("f5d6c5f4e3c6d7", "Bhagat"),
          line("f5d6c5f4e3c6e6", "Inoue"),
          line("f5d6c5f4e3c6e6f6", "Iago", "雪うさぎ"),
          line("f5d6c5f4e3c6f3", "Shaman"),
          line("f5d6c5f4e3d3", "Mimura", "三村流"),
          line("f5f6c4f4", "Semi-Wing"),
          line("f5f6d3f4", "Wing"),
          line("f5f6e6f4e3", "Cow", "牛定石"),
          line("f5f6e6f4e3d6", "Chimney", "白大量取り"),
          line("f5f6e6f4e3c5g5", "Bat", "こうもり定石"),
          line("f5f6e6f4e3c5c4", "Rose-v-Toth"),
          line("f5f6e6f4e3c5c4e7", "Tanida"),
          line("f5f6e6f4e3c5c4e7g4", "Aircraft", "飛行機"),
          line("f5f6e6f4e3c5c4e7b5e2", "Sailboat", "ヨット定石"),
          line("f5f6e6f4e3c5c4d3c3", "Landau"),
          line("f5f6e6f4e3c5c4d3f3e2", "Maruoka", "丸岡流"),
          line("f5f6e6f4g3", "Rocket", "ロケット定石"),
          line("f5f6e6d6c7c6d7", "Hamilton"),
          line("f5f6e6d6c7f4", "Lollipop"),
          line("f5f6e6f4g4", "Raccoon Dog", "狸定石"),
          line("f5f6e6f4g5", "Heath", "飛び出し牛"),
          line("f5f6e6d6e7f4", "Heath-Chimney"),
          line("f5f6e6d6e7g5c5", "Heath-Bat"),
          line("f5f6e6d6e7g5g4", "Iwasaki Variation", "岩崎流"),
          line("f5f6e6f4g6", "Snake", "蛇定石"),
          line("f5f6e6f4g6c6", "Lysons", "コブラ定石"),
          line("f5f6e6d6f7e3d7e7c6c5d3", "Pyramid"),
          line("f5f6e6f4g7", "X-square", "暴走牛"),
          line("f5f6e6f4c3", "Buffalo", "バッファロー定石"),
          line("f5f6e6f4c3c4", "Hokuriku Buffalo", "北陸バッファロー"),
          line("f5f6e6f4c3d6f3c4c5b4", "Tanida Buffalo", "谷田バッファロー"),
          line("f5f6e6f4c3d7f3", "Maruoka Buffalo", "丸岡バッファロー"));

  private static final Map<Long, Name> NAMES = names();

  private static Line line(String moves, String english) {
    return new Line(moves, new Name(english, Optional.empty()));
  }

  private static Line line(String moves, String english, String japanese) {
    return new Line(moves, new Name(english, Optional.of(japanese)));
  }

  private static Map<Long, Name> names() {
    Map<Long, Name> names = new HashMap<>();
    for (Line line : LINES) {
      names.put(played(line.moves()).position().canonicalKey(), line.name());
    }
    return Collections.unmodifiableMap(names);
  }

  /** A game that has followed a line. */
  static GameSession<OthelloPosition> played(String moves) {
    Othello game = new Othello(SIZE);
    GameSession<OthelloPosition> session = new GameSession<>(game, game.newPosition(0));
    IntStream.range(0, moves.length() / 2)
        .mapToObj(i -> moves.substring(2 * i, 2 * i + 2))
        .forEach(square -> session.play(session.position().turn(), move(game, square)));
    return session;
  }

  private static int move(Othello game, String square) {
    try {
      return game.notation().parseMove(square);
    } catch (NotationException e) {
      throw new IllegalStateException(square, e);
    }
  }

  @Override
  public Optional<Name> of(OthelloPosition position) {
    return Optional.ofNullable(NAMES.get(position.canonicalKey()));
  }
}
