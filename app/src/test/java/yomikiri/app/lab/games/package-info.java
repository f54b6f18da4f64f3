@NullMarked
package yomikiri.app.lab.games;

import org.jspecify.annotations.NullMarked;
