/** Studies: their forms, their list, their games and charts, and those that come with the app. */
@NullMarked
package yomikiri.app.lab;

import org.jspecify.annotations.NullMarked;
