/** The model of the play screen: whose turn it is, clocks, replay, and what a view shows. */
@NullMarked
package yomikiri.app.play.model;

import org.jspecify.annotations.NullMarked;
