import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** One text of a source file, which occurs once in it, and the text that takes its place. */
export interface Edit {
  /** Below `storefront/src`. */
  file: string;
  from: string;
  to: string;
}

/** Kinds of walks (order-walks.ts, ../identity-walks/identity-walks.ts). */
export type KindName = 'order' | 'identity';

export interface PastFault {
  /** The walks that find it; without it, those of orders. */
  kind?: KindName;
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

export const fileOf = ({ file }: Edit): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** @throws where the text of an edit does not occur exactly once: the code has changed, and the edit with it */
export function applied(code: string, { file, from, to }: Edit): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`"${from}" occurs ${parts.length - 1} times in ${file}`);
  return parts.join(to);
}

/** Puts a past fault back into the bundle. No source file changes. */
export function putBack({ id, edits }: PastFault): Plugin {
  const open = new Set(edits);
  return {
    name: 'put-back',
    enforce: 'pre',
    transform(code, module) {
      const own = edits.filter((edit) => fileOf(edit) === module);
      for (const edit of own) open.delete(edit);
      return own.length > 0 ? { code: own.reduce(applied, code), map: null } : undefined;
    },
    buildEnd() {
      if (open.size > 0) throw new Error(`Fault ${id} is not in the bundle: ${[...open].map(fileOf).join(', ')}`);
    },
  };
}
