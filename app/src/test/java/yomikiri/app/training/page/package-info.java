@NullMarked
package yomikiri.app.training.page;

import org.jspecify.annotations.NullMarked;
