@NullMarked
package yomikiri.engine.cli.gtp;

import org.jspecify.annotations.NullMarked;
