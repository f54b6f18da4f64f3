/** Questions with studies that answer them, and what their shipped runs found. */
@NullMarked
package yomikiri.app.lab.preset;

import org.jspecify.annotations.NullMarked;
