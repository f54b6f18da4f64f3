package yomikiri.engine.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import yomikiri.engine.game.Hashing;
import yomikiri.engine.learn.VarInts.CorruptDataException;

/**
 * Values of the moves tried in each state, and how often each was tried: a hash table of states
 * with open addressing, each with a list of its moves. States have numbers from 0 in the order in
 * which they were added, and so have moves, here called entries. All of it grows.
 */
final class StateTable {
  /** No state, no entry. */
  static final int NONE = -1;

  private static final int FIRST_STATES = 1 << 10;

  private long[] keys = new long[FIRST_STATES];
  private int[] newest = new int[FIRST_STATES]; // entries
  private int states;
  private int[] slots = emptySlots(2 * FIRST_STATES); // states by hash

  private int[] moves = new int[FIRST_STATES];
  private float[] values = new float[FIRST_STATES];
  private int[] visits = new int[FIRST_STATES];
  private int[] older = new int[FIRST_STATES]; // the next entry of the same state
  private int entries;

  private static int[] emptySlots(int length) {
    int[] slots = new int[length];
    Arrays.fill(slots, NONE);
    return slots;
  }

  int states() {
    return states;
  }

  /** Memory taken. */
  long bytes() {
    return (Long.BYTES + Integer.BYTES) * (long) keys.length
        + Integer.BYTES * (long) slots.length
        + (3L * Integer.BYTES + Float.BYTES) * moves.length;
  }

  /** The state with this key, or {@link #NONE}. */
  int find(long key) {
    return slots[slot(key)];
  }

  /** The state with this key, added if there is none. */
  int findOrAdd(long key) {
    int slot = slot(key);
    if (slots[slot] != NONE) {
      return slots[slot];
    }
    if (states == keys.length) {
      grow();
      slot = slot(key);
    }
    slots[slot] = states;
    keys[states] = key;
    newest[states] = NONE;
    return states++;
  }

  /** Where a key is, or where it would be put. */
  private int slot(long key) {
    int mask = slots.length - 1;
    int slot = (int) Hashing.mixed(key) & mask;
    while (slots[slot] != NONE && keys[slots[slot]] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private void grow() {
    int length = Math.multiplyExact(2, keys.length);
    keys = Arrays.copyOf(keys, length);
    newest = Arrays.copyOf(newest, length);
    slots = emptySlots(Math.multiplyExact(2, length));
    for (int state = 0; state < states; state++) {
      slots[slot(keys[state])] = state;
    }
  }

  /** The first of a state's entries; the others follow by {@link #next}. */
  int first(int state) {
    return newest[state];
  }

  /** The entry after this one, or {@link #NONE}. */
  int next(int entry) {
    return older[entry];
  }

  int move(int entry) {
    return moves[entry];
  }

  float value(int entry) {
    return values[entry];
  }

  int visits(int entry) {
    return visits[entry];
  }

  /** The entry of a move, or {@link #NONE}. */
  int find(int state, int move) {
    int entry = newest[state];
    while (entry != NONE && moves[entry] != move) {
      entry = older[entry];
    }
    return entry;
  }

  /** The entry of a move, added with value 0 if there is none. */
  int findOrAdd(int state, int move) {
    int entry = find(state, move);
    if (entry == NONE) {
      entry = append(move, 0, 0);
      older[entry] = newest[state];
      newest[state] = entry;
    }
    return entry;
  }

  private int append(int move, float value, int times) {
    if (entries == moves.length) {
      int length = Math.addExact(entries, entries >> 1);
      moves = Arrays.copyOf(moves, length);
      values = Arrays.copyOf(values, length);
      visits = Arrays.copyOf(visits, length);
      older = Arrays.copyOf(older, length);
    }
    moves[entries] = move;
    values[entries] = value;
    visits[entries] = times;
    older[entries] = NONE;
    return entries++;
  }

  /** Notes that a move was tried once more, and what it is worth now. */
  void set(int entry, float value) {
    values[entry] = value;
    visits[entry] += visits[entry] < Integer.MAX_VALUE ? 1 : 0;
  }

  /** The highest value of the moves tried in a state, of which there is at least one. */
  float best(int state) {
    float best = Float.NEGATIVE_INFINITY;
    for (int entry = newest[state]; entry != NONE; entry = older[entry]) {
      best = Math.max(best, values[entry]);
    }
    return best;
  }

  /**
   * Writes the number of states, then each state's key, how many moves it has, and from the newest
   * to the oldest of them the move, its value and how often it was tried. Counts are {@linkplain
   * #writeCount written short}.
   *
   * @param most how many states at most; more are left out until all that were visited as seldom as
   *     the last one are
   */
  void write(DataOutput out, int most) throws IOException {
    long least = leastVisits(most);
    int count = 0;
    for (int state = 0; state < states; state++) {
      count += visitsOf(state) >= least ? 1 : 0;
    }
    out.writeInt(count);
    for (int state = 0; state < states; state++) {
      if (visitsOf(state) >= least) {
        writeState(out, state);
      }
    }
  }

  private void writeState(DataOutput out, int state) throws IOException {
    out.writeLong(keys[state]);
    int count = 0;
    for (int entry = newest[state]; entry != NONE; entry = older[entry]) {
      count++;
    }
    writeCount(out, count);
    for (int entry = newest[state]; entry != NONE; entry = older[entry]) {
      writeCount(out, moves[entry]);
      out.writeFloat(values[entry]);
      writeCount(out, visits[entry]);
    }
  }

  /** The number of visits that no more than {@code most} states have reached. */
  private long leastVisits(int most) {
    if (states <= most) {
      return 0;
    }
    long[] sorted = new long[states];
    for (int state = 0; state < states; state++) {
      sorted[state] = visitsOf(state);
    }
    Arrays.sort(sorted);
    return sorted[states - most - 1] + 1;
  }

  private long visitsOf(int state) {
    long sum = 0;
    for (int entry = newest[state]; entry != NONE; entry = older[entry]) {
      sum += visits[entry];
    }
    return sum;
  }

  /** Takes over what {@link #write} wrote; every move is below {@code moveLimit}. */
  void read(DataInput in, int moveLimit) throws IOException {
    int count = in.readInt();
    if (count < 0) {
      throw new CorruptDataException("less than no states");
    }
    for (int state = 0; state < count; state++) {
      if (findOrAdd(in.readLong()) != state) {
        throw new CorruptDataException("a state stands there twice");
      }
      readMoves(in, state, moveLimit);
    }
  }

  private void readMoves(DataInput in, int state, int moveLimit) throws IOException {
    int count = readCount(in);
    if (count == 0) {
      throw new CorruptDataException("a state has no move");
    }
    int newer = NONE;
    for (int i = 0; i < count; i++) {
      int move = readCount(in);
      float value = in.readFloat();
      int times = readCount(in);
      if (move >= moveLimit || find(state, move) != NONE) {
        throw new CorruptDataException("a state has a move twice or one that is none");
      }
      if (!(Math.abs(value) <= QLearning.WIN)) {
        throw new CorruptDataException("a move has a value beyond that of a win");
      }
      int entry = append(move, value, times);
      if (newer == NONE) {
        newest[state] = entry;
      } else {
        older[newer] = entry;
      }
      newer = entry;
    }
  }

  /** Writes a number from 0 in as few bytes as it takes, seven bits each, the lowest first. */
  private static void writeCount(DataOutput out, int count) throws IOException {
    int left = count;
    while (left > 0x7f) {
      out.writeByte(left & 0x7f | 0x80);
      left >>>= 7;
    }
    out.writeByte(left);
  }

  private static int readCount(DataInput in) throws IOException {
    int count = 0;
    for (int shift = 0; shift < Integer.SIZE; shift += 7) {
      byte more = in.readByte();
      count |= (more & 0x7f) << shift;
      if (more >= 0) {
        if (count < 0) {
          break;
        }
        return count;
      }
    }
    throw new CorruptDataException("a count is too large");
  }
}
