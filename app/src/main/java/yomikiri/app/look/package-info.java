/** How everything looks: style sheets, typefaces, sizes, and frames as they are painted. */
@NullMarked
package yomikiri.app.look;

import org.jspecify.annotations.NullMarked;
