/** What a class name of a component looks like in a release. `global.css` finds components by its beginning. */
export const className = /sc-[A-Za-z]{4}\d+/;
