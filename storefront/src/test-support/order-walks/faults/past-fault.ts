/** One text of a source file, which occurs once in it, and the text that takes its place. */
export interface Edit {
  /** Below `storefront/src`. */
  file: string;
  from: string;
  to: string;
}

export interface PastFault {
  /** Its number in the issue, with a letter where the number names several. */
  id: string;
  title: string;
  edits: readonly Edit[];
  /** A path that finds it, where random walks rarely do. */
  path?: string;
}

/** Files of the checkout, and of the model. */
export const checkout = (name: string) => `features/checkout/${name}.ts`;
export const walks = (name: string) => `test-support/order-walks/${name}.ts`;
