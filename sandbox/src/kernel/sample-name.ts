/** A name that says it is made up. What marks it is one piece, and no line begins with its dot. */
export const sampleName = (name: string) => `${name}\u00a0·\u00a0exemplo`;
