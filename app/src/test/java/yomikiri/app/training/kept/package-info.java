@NullMarked
package yomikiri.app.training.kept;

import org.jspecify.annotations.NullMarked;
