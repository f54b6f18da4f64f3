@NullMarked
package yomikiri.app.files;

import org.jspecify.annotations.NullMarked;
