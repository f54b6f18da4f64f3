/** Where all objects of the app are made, and the list of its games. */
@NullMarked
package yomikiri.app;

import org.jspecify.annotations.NullMarked;
