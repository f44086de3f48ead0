/** Form of a component's class name in a release. `global.css` finds components by its beginning. */
export const className = /sc-[A-Za-z]{4}\d+/;
