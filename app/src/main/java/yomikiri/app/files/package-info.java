/** How people are asked for files. */
@NullMarked
package yomikiri.app.files;

import org.jspecify.annotations.NullMarked;
