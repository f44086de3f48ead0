import type { Identifier } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { sinceWhen, type Versions } from './support.ts';

export interface BuiltIn {
  /** `scheduler`, `Promise.withResolvers`, `Element.prototype.checkVisibility`. */
  path: string;
  /**
   * First versions that support it, for browsers whose oldest supported version doesn't: `Safari 17.4`. Often empty.
   */
  since: string;
  /** True for a JavaScript built-in, false for a Web interface. */
  isOfLanguage: boolean;
}

const globalScopes = new Set(['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']);

/** Every object, function and member of JavaScript and of the Web interfaces in MDN's data. */
export function listBuiltIns(oldest: Versions): BuiltIn[] {
  const { Intl: intl, ...builtIns } = bcd.javascript.builtins as Record<string, Identifier>;
  const found: BuiltIn[] = [];

  function add(path: string, { __compat: compat }: Identifier, isOfLanguage: boolean): void {
    if (compat) found.push({ path, since: sinceWhen(compat, oldest), isOfLanguage });
  }
  function addMembers(owner: string, tree: Identifier, isOfLanguage: boolean): void {
    add(owner, tree, isOfLanguage);
    for (const [key, member] of Object.entries(tree) as [string, Identifier][]) {
      if (key === '__compat' || key.startsWith('@@') || key.endsWith('_event')) continue;
      const name = key.replace(/_static$/, '');
      if (globalScopes.has(owner)) add(name, member, isOfLanguage);
      const isStatic = name !== key || (isOfLanguage && !isOfPrototype(member));
      add(isStatic ? `${owner}.${name}` : `${owner}.prototype.${name}`, member, isOfLanguage);
    }
  }

  for (const [name, tree] of Object.entries(builtIns)) addMembers(name, tree, true);
  for (const [name, tree] of Object.entries(intl ?? {}) as [string, Identifier][]) add(`Intl.${name}`, tree, true);
  for (const [name, tree] of Object.entries(bcd.api as Record<string, Identifier>)) addMembers(name, tree, false);
  return found;
}

/** MDN names static methods of JavaScript like prototype methods; only the specification's URL differs. */
const isOfPrototype = ({ __compat: compat }: Identifier) => String(compat?.spec_url).includes('.prototype.');
