@NullMarked
package yomikiri.app.race;

import org.jspecify.annotations.NullMarked;
