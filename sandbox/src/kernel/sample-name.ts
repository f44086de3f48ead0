/** Marks a name as sample data. The mark contains no line-break opportunity. */
export const sampleName = (name: string) => `${name}\u00a0·\u00a0exemplo`;
