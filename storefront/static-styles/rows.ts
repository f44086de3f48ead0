import type { StyleRow, StyleTable } from './table.ts';

/** Output of styled-components for one component. */
export interface Rendering {
  id: string;
  markup: string;
  /** The style element: the rules of the component, of those it extends and of its keyframes. */
  styles: string;
}

const ruleEnd = '/*!sc*/\n';
const owner = /^data-styled\.g(?<order>\d+)\[id="(?<id>[^"]+)"\]\{content:"(?<names>[^"]*),"\}$/;

interface Group {
  id: string;
  order: number;
  /** Class name of the rules, or name of the keyframes. */
  name: string;
  rules: readonly string[];
}

/** Splits a style element by what its rules belong to. */
function groupsOf({ id, styles }: Rendering): Group[] {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const part of styles.replace(/^<style[^>]*>|<\/style>$/g, '').split(ruleEnd)) {
    const facts = owner.exec(part)?.groups;
    if (!facts) {
      if (part !== '') rules.push(part);
      continue;
    }
    const names = facts['names']?.split(',') ?? [];
    if (names.length !== 1)
      throw new Error(`${id}: styled-components gave ${facts['id']} ${names.length} class names.`);
    groups.push({ id: facts['id'] ?? '', order: Number(facts['order']), name: names[0] ?? '', rules });
    rules = [];
  }
  return groups;
}

/**
 * The table of styles. styled-components gives a component two class names: one for its rules, one by which other
 * templates name it. In the table they are one, its id.
 * @throws when two components share a name, or a rule can't stand in one line
 */
export function rowsOf(renderings: readonly Rendering[]): StyleTable {
  const groups = new Map<string, Group>();
  const needs = new Map<string, Set<string>>();
  for (const rendering of renderings) {
    if (needs.has(rendering.id)) throw new Error(`Two components have the name ${rendering.id}.`);
    const own = groupsOf(rendering);
    for (const group of own) groups.set(group.id, group);
    // The first class names are the ids of what the component extends, then its own.
    const classes = /class="([^"]*)"/.exec(rendering.markup)?.[1]?.split(' ') ?? [];
    const extended = classes.slice(0, classes.indexOf(rendering.id));
    needs.set(rendering.id, new Set([...extended, ...own.map(({ id }) => id).filter((id) => id !== rendering.id)]));
  }
  const ids = new Map([...groups.values()].map(({ id, name }) => [name, id]));
  const rename = (id: string, rules: readonly string[]): string => {
    const text = rules.join('').replaceAll(/\.([A-Za-z][\w-]*)/g, (found, name: string) => {
      const named = needs.has(name) ? name : ids.get(name);
      if (named !== undefined && named !== id) needs.get(id)?.add(named);
      return named === undefined ? found : `.${named}`;
    });
    if (text.includes('\n')) throw new Error(`${id}: a rule of more than one line can't stand in a sheet.`);
    return text;
  };
  const isComponent = (id: string) => needs.has(id);
  const rowOf = (id: string): StyleRow => {
    const rules = rename(id, groups.get(id)?.rules ?? []);
    const needed = [...(needs.get(id) ?? [])];
    // Keyframes are repeated for each component whose own rules use them: the same twice is the same.
    const frames = needed
      .filter((other) => !isComponent(other) && new RegExp(`\\b${groups.get(other)?.name}\\b`).test(rules))
      .flatMap((other) => groups.get(other)?.rules ?? []);
    return { name: id, rules: frames.join('') + rules, needs: needed.filter(isComponent) };
  };
  const orderOf = ({ id }: Rendering) => groups.get(id)?.order ?? 0;
  return renderings.toSorted((one, other) => orderOf(one) - orderOf(other)).map(({ id }) => rowOf(id));
}
