@NullMarked
package yomikiri.engine.cli.codingame;

import org.jspecify.annotations.NullMarked;
