import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rules of every component, in the order that styled-components gives them. */
export type StyleTable = readonly StyleRow[];

export interface StyleRow {
  /** Class name of the component. */
  name: string;
  /** Its rules, compiled; may be empty. */
  rules: string;
  /** Components that must be there, too, and before: those it extends, and those its selectors name. */
  needs: readonly string[];
}

/** Mode in which the bundler builds what the table is read from, with the library whole. */
export const styleTableMode = 'style-table';

const file = fileURLToPath(new URL('../dist/style-table.json', import.meta.url));

export const readTable = () => JSON.parse(readFileSync(file, 'utf8')) as StyleTable;

export const writeTable = (table: StyleTable) => writeFileSync(file, JSON.stringify(table, null, 1));
