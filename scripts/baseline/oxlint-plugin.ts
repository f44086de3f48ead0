import { newerBuiltIn } from './newer-builtin.ts';

/** Rules of this repository for oxlint (`jsPlugins`). */
export default { meta: { name: 'baseline' }, rules: { 'newer-builtin': newerBuiltIn } };
