import type { RuleTester } from 'oxlint/plugins-dev';
import { oldestBrowsers } from '../../browsers.ts';
import { listBuiltIns } from './built-ins.ts';

type CreateRule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type Context = Parameters<CreateRule['create']>[0];
type Node = NonNullable<ReturnType<Context['sourceCode']['getNodeByRangeIndex']>>;

const globalObjects = new Set(['globalThis', 'self', 'window']);

/**
 * First versions by path (`URL.parse`) or, for methods, by name (`.union`). Empty if an older built-in has that name.
 */
const since = new Map<string, string>();
for (const { path, since: versions, isOfLanguage } of listBuiltIns(oldestBrowsers())) {
  const add = (key: string) => since.set(key, since.get(key) === '' ? '' : versions);
  const [name = '', owner] = path.split('.').toReversed();
  if (owner !== 'prototype') add(path);
  // Members of Web interfaces have common names (`path`, `phone`). Only compound names are unambiguous.
  const isTelling = owner === 'prototype' && (isOfLanguage || /[a-z][A-Z]/.test(name));
  if (isTelling || (owner !== undefined && versions === '')) add(`.${name}`);
}

/** The name in `….name`; undefined for anything else. */
const memberOf = (node: Node): string | undefined =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed
    ? node.property.name
    : undefined;

/** True if the code is guarded: `typeof x`, `x.y?.()`, `x.y?.z`, `if (x.y)`, `x.y ? x.y() : z`, `'y' in x && x.y()`. */
function isGuarded(node: Node, name: string, textOf: (node: Node) => string): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return true;
  if (parent.type === 'CallExpression' && parent.callee === node && parent.optional) return true;
  if (parent.type === 'MemberExpression' && parent.object === node && parent.optional) return true;
  // A browser with a newer `x.y` also has its members.
  if (node.type === 'MemberExpression' && node.optional && since.get(memberOf(node.object) ?? '')) return true;
  const question = parent.type === 'LogicalExpression' ? parent.left : 'test' in parent ? parent.test : undefined;
  return (question && textOf(question).includes(name)) || isGuarded(parent, name, textOf);
}

/**
 * Reports built-ins that the oldest supported browsers lack (`browserslist` in package.json), unless they are guarded.
 * Methods are identified by name only: `allow` lists those that other objects have, too.
 */
export const newerBuiltIn: CreateRule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }],
  },
  create({ options, sourceCode, report }) {
    const [{ allow = [] } = {}] = options as readonly { allow?: readonly string[] }[];
    const reported = new Set<Node>();
    function check(node: Node, path: string) {
      const versions = since.get(path);
      if (!versions || allow.includes(path) || reported.has(node)) return;
      const name = path.slice(path.lastIndexOf('.') + 1);
      if (isGuarded(node, name, (question) => sourceCode.getText(question))) return;
      reported.add(node);
      report({ node, message: `${path} is newer than the oldest supported browsers: it needs ${versions}.` });
    }

    return {
      Program(program) {
        const { through, variables } = sourceCode.getScope(program);
        const known = variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
        for (const { identifier } of [...through, ...known]) {
          check(identifier, identifier.name);
          const member = memberOf(identifier.parent);
          if (member === undefined) continue;
          check(identifier.parent, globalObjects.has(identifier.name) ? member : `${identifier.name}.${member}`);
        }
      },
      CallExpression({ callee }) {
        const name = memberOf(callee);
        if (name !== undefined) check(callee, `.${name}`);
      },
    };
  },
};
