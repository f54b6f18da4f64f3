@NullMarked
package yomikiri.engine.race;

import org.jspecify.annotations.NullMarked;
