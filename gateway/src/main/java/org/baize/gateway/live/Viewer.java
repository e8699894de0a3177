package org.baize.gateway.live;

/** Somebody who looks at a board; called from the thread of the board. */
public interface Viewer {

    /** One more change of something that all its viewers see; left out if there is no room for it. */
    void show(Published change);

    /** What is this viewer's alone, if that has changed. */
    default void showOwn() {}

    /** There is nothing more to see. */
    void end(Onlooker.Ending why);
}
