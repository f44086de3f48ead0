import type { StyleTable } from './table.ts';

/** The table of styles, which the plugin puts in here when the server is built. */
export const table: StyleTable = [];
