@NullMarked
package yomikiri.engine.cli.train;

import org.jspecify.annotations.NullMarked;
