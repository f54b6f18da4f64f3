@NullMarked
package yomikiri.engine.games.tron.apart;

import org.jspecify.annotations.NullMarked;
