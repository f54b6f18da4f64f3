package yomikiri.engine.think;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import yomikiri.engine.game.Position;
import yomikiri.engine.games.Catalog;
import yomikiri.engine.games.tictactoe.TicTacToe;
import yomikiri.engine.match.Contestant;
import yomikiri.engine.match.MatchRecord;
import yomikiri.engine.match.MatchRunner;
import yomikiri.engine.match.Schedule;

final class ResourceCacheTest {
  /** What a cell is worth. */
  private record Table(List<Integer> worth) {
    static Table read(InputStream in) throws IOException {
      List<Integer> worth = new ArrayList<>();
      for (int value = in.read(); value >= 0; value = in.read()) {
        worth.add(value);
      }
      return new Table(List.copyOf(worth));
    }
  }

  private final AtomicInteger reads = new AtomicInteger();
  private final ResourceCache resources =
      new ResourceCache(
          name -> {
            reads.incrementAndGet();
            return name.equals("cells")
                ? new ByteArrayInputStream(new byte[] {3, 2, 3, 2, 4, 2, 3, 2, 3})
                : null;
          });

  @Test
  void whatPlayersLoadIsReadOnceForAllGamesAndThreads() {
    Set<Table> tables =
        Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
    AtomicInteger players = new AtomicInteger();
    Catalog catalog = new Catalog(List.of(learnt(TicTacToe.kit(), tables, players)), List.of());
    assertThat(reads).hasValue(0);
    int games = played(catalog.kit("tictactoe").orElseThrow());
    assertThat(games).isEqualTo(200);
    assertThat(players.get()).isBetween(2, 8); // two of each game that is played at a time
    assertThat(reads).hasValue(1);
    assertThat(tables).hasSize(1);
  }

  private static <P extends Position> int played(GameKit<P> kit) {
    List<MatchRecord<P>> records = new ArrayList<>();
    Contestant<P> learnt = Contestant.of(kit, PlayerSpec.of("learnt"));
    return new MatchRunner<>(kit.game(), List.of(learnt, learnt), Ticker.SYSTEM)
        .play(Schedule.of(1, 200, false), 4, records::add);
  }

  /** The game with a player that looks its moves up. */
  private <P extends Position> GameKit<P> learnt(
      GameKit<P> kit, Set<Table> tables, AtomicInteger players) {
    List<PlayerType<P>> types = new ArrayList<>(kit.players());
    types.add(
        new PlayerType<>(
            "learnt",
            List.of(),
            List.of(),
            (spec, seed) -> {
              Table table = resources.get("cells", Table.class, Table::read);
              players.incrementAndGet();
              tables.add(table);
              return kit.build(PlayerSpec.of("random"), seed + table.worth().getFirst());
            }));
    return new GameKit<>(kit.game(), types, kit.levels(), kit.adviser());
  }

  @Test
  void whatHasChangedIsReadAnew() {
    byte[] kept = {1};
    ResourceCache changing =
        new ResourceCache(
            new ResourceCache.Source() {
              @Override
              public InputStream open(String name) {
                return new ByteArrayInputStream(kept.clone());
              }

              @Override
              public Object state(String name) {
                return kept[0];
              }
            });
    Table before = changing.get("cells", Table.class, Table::read);
    assertThat(changing.get("cells", Table.class, Table::read)).isSameAs(before);
    kept[0] = 2;
    assertThat(changing.get("cells", Table.class, Table::read).worth()).containsExactly(2);
  }

  @Test
  void whatIsNotThereOrCannotBeReadIsNamed() {
    assertThatThrownBy(() -> resources.get("cell", Table.class, Table::read))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no resource cell");
    assertThatThrownBy(
            () ->
                resources.get(
                    "cells",
                    Table.class,
                    in -> {
                      throw new IOException("torn");
                    }))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("the resource cells cannot be read");
    assertThat(resources.get("cells", Table.class, Table::read).worth()).hasSize(9);
  }
}
