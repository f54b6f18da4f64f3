/** Learning from games: what a learner is, what it has learnt, and players that go by it. */
@NullMarked
package yomikiri.engine.learn;

import org.jspecify.annotations.NullMarked;
