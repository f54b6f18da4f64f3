@NullMarked
package yomikiri.engine.cli.bench;

import org.jspecify.annotations.NullMarked;
