@NullMarked
package yomikiri.app.store;

import org.jspecify.annotations.NullMarked;
