/**
 * Reads the asserted values of tests from the syntax tree of a test file. A value counts if it is written
 * - in an assertion: in the value or in a matcher of `expect(…)`, not in its message;
 * - in a constant, or in a row of a table (`each`, `for … of`, `map`), that an assertion reads by name, directly or
 *   through a computed value. Adjacent cells count together.
 * Titles, comments and other strings never count.
 */
import { parseSync } from 'vite';

export interface TestCase {
  title: string;
  /** Asserted values as written, without comments and line breaks. */
  asserted: readonly string[];
  /** The asserted values that are strings. */
  strings: readonly string[];
}

/** A node of the syntax tree (ESTree). */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** The source of a name's value. */
interface Binding {
  source: Node;
  /** The source is a table, and the name has a value for each of its rows. */
  isTable: boolean;
  /** Path from the source, or from a row, to the value: property names, indexes, `#0` for a cell. */
  path: readonly string[];
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Wrappers that don't change a value. */
const wrapperTypes = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);
const methodsOfTables = new Set(['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'some']);
const namesOfTests = new Set(['describe', 'it', 'test']);

/**
 * The tests of a file with their assertions.
 * @param path its extension tells whether the file contains JSX
 * @param assertions names of the asserting functions
 */
export function readTests(path: string, source: string, assertions: readonly string[] = ['expect']): TestCase[] {
  const { program, comments, errors } = parseSync(path, source);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  const tree = new SyntaxTree(program as unknown as Node);
  const write = ({ start, end }: Node) => {
    const cuts = comments.filter((comment) => comment.start >= start && comment.end <= end);
    const starts = [start, ...cuts.map((cut) => cut.end)];
    return starts
      .map((from, place) => source.slice(from, cuts[place]?.start ?? end))
      .join('')
      .replaceAll(/\s+/g, ' ');
  };
  return tree.calls.flatMap((call) => {
    const title = titleOf(call, source);
    if (title === undefined) return [];
    const read = () => [...new AssertedNodes(tree, call, new Set(assertions)).nodes];
    return [
      {
        title,
        get asserted() {
          return read().map(write);
        },
        get strings() {
          return read()
            .map(textOf)
            .filter((text) => text !== undefined);
        },
      },
    ];
  });
}

/** Resolves names by their scope. */
class SyntaxTree {
  readonly calls: Node[] = [];
  readonly #parents = new Map<Node, Node>();
  readonly #scopes = new Map<Node, Map<string, Binding>>();

  constructor(program: Node) {
    this.#visit(program);
  }

  parentOf(node: Node): Node | undefined {
    return this.#parents.get(node);
  }

  /** Undefined for imports and globals. */
  resolve(use: Node): Binding | undefined {
    for (let scope: Node | undefined = use; scope; scope = this.parentOf(scope)) {
      const binding = this.#scopes.get(scope)?.get(nameOf(use));
      if (binding) return binding;
    }
    return undefined;
  }

  #visit(node: Node): void {
    if (node.type === 'CallExpression') this.calls.push(node);
    if (node.type === 'VariableDeclaration') this.#declareVariables(node);
    if (functionTypes.has(node.type)) this.#declareParameters(node);
    for (const child of childrenOf(node)) {
      this.#parents.set(child, node);
      this.#visit(child);
    }
  }

  #declareVariables(declaration: Node): void {
    const parent = this.parentOf(declaration);
    const loop = parent?.type === 'ForOfStatement' && parent['left'] === declaration ? parent : undefined;
    const scope = loop ?? this.#blockOf(declaration);
    for (const { id, init } of declaration['declarations'] as readonly { id: Node; init: Node | null }[]) {
      const source = loop ? (loop['right'] as Node) : init;
      if (source) this.#declare(scope, id, { source, isTable: loop !== undefined, path: [] });
    }
  }

  #blockOf(node: Node): Node {
    const parent = this.parentOf(node);
    return !parent || parent.type === 'BlockStatement' ? (parent ?? node) : this.#blockOf(parent);
  }

  /** Parameters get their values from a table if the function is called for each of its rows. */
  #declareParameters(node: Node): void {
    const call = this.parentOf(node);
    const callee = call?.type === 'CallExpression' ? (call['callee'] as Node) : undefined;
    const parameters = node['params'] as readonly Node[];
    if (callee?.type === 'CallExpression' && memberOf(callee['callee'] as Node) === 'each') {
      const [source] = argumentsOf(callee);
      for (const [place, parameter] of parameters.entries())
        if (source) this.#declare(node, parameter, { source, isTable: true, path: [`#${place}`] });
    } else if (callee && methodsOfTables.has(memberOf(callee)) && parameters[0]) {
      this.#declare(node, parameters[0], { source: callee['object'] as Node, isTable: true, path: [] });
    }
  }

  #declare(scope: Node, pattern: Node, binding: Binding): void {
    const declarePart = (part: Node, key: string) =>
      this.#declare(scope, part, { ...binding, path: [...binding.path, key] });
    switch (pattern.type) {
      case 'Identifier': {
        const names = this.#scopes.get(scope) ?? new Map<string, Binding>();
        this.#scopes.set(scope, names.set(nameOf(pattern), binding));
        break;
      }
      case 'AssignmentPattern':
        this.#declare(scope, pattern['left'] as Node, binding);
        break;
      case 'ArrayPattern':
        for (const [place, part] of (pattern['elements'] as readonly (Node | null)[]).entries())
          if (part) declarePart(part, String(place));
        break;
      case 'ObjectPattern':
        for (const property of childrenOf(pattern))
          if (property.type === 'Property') declarePart(property['value'] as Node, nameOf(property['key'] as Node));
        break;
      default:
    }
  }
}

/** All assertions of one test. */
class AssertedNodes {
  readonly nodes = new Set<Node>();
  readonly #tree: SyntaxTree;
  readonly #rows = new Set<Node>();
  readonly #followed = new Set<Node>();

  constructor(tree: SyntaxTree, test: Node, assertions: ReadonlySet<string>) {
    this.#tree = tree;
    for (const call of tree.calls) {
      if (call.start < test.start || call.end > test.end) continue;
      const callee = call['callee'] as Node;
      const isNamed = callee.type === 'Identifier' || ['poll', 'soft'].includes(memberOf(callee));
      const name = callee.type === 'Identifier' ? callee : (callee['object'] as Node | undefined);
      if (isNamed && name?.type === 'Identifier' && assertions.has(nameOf(name))) this.#addAssertion(call);
    }
    for (const row of this.#rows) this.#addCells(row);
  }

  #addAssertion(call: Node): void {
    const [value] = argumentsOf(call);
    if (value) this.#add(value);
    let link = call;
    for (let outer = this.#tree.parentOf(link); outer; outer = this.#tree.parentOf(link)) {
      const isMatcher = outer.type === 'CallExpression' && outer['callee'] === link;
      if (!isMatcher && outer.type !== 'MemberExpression') return;
      if (isMatcher) {
        // Including the name: `toBe(50)`.
        this.nodes.add({ ...outer, start: (link['property'] as Node).start });
        for (const argument of argumentsOf(outer)) this.#add(argument);
      }
      link = outer;
    }
  }

  /** Adjacent cells, or the whole row if it has no others. */
  #addCells(row: Node): void {
    const cells = childrenOf(row);
    const isAsserted = cells.map((cell) => this.nodes.has(unwrap(cell)));
    if (isAsserted.every(Boolean)) this.nodes.add(row);
    for (const [place, cell] of cells.entries()) {
      const next = isAsserted.indexOf(false, place);
      const last = cells[(next === -1 ? cells.length : next) - 1];
      if (last && next !== place) this.nodes.add({ ...cell, end: last.end });
    }
  }

  #add(node: Node): void {
    this.nodes.add(node);
    this.#follow(node);
  }

  /** Adds the constants that an expression reads. */
  #follow(node: Node): void {
    if (this.#followed.has(node)) return;
    this.#followed.add(node);
    for (const { name, path } of usesIn(node)) {
      const binding = this.#tree.resolve(name);
      for (const value of binding ? this.#valuesOf(binding, path) : []) this.#addConstant(value);
    }
  }

  /** Literals, also in lists and objects; the names in a computed value are followed. */
  #addConstant(value: Node): void {
    const node = unwrap(value);
    if (functionTypes.has(node.type)) return;
    if (node.type === 'ArrayExpression' || node.type === 'ObjectExpression')
      for (const part of childrenOf(node)) this.#addConstant(part.type === 'Property' ? (part['value'] as Node) : part);
    if (isConstant(node)) this.#add(node);
    else this.#follow(node);
  }

  #valuesOf({ source, isTable, path }: Binding, more: readonly string[] = []): Node[] {
    const values = isTable ? this.#rowsOf(source) : [source];
    return values.flatMap((value) => this.#pick(value, [...path, ...more]));
  }

  #rowsOf(table: Node): Node[] {
    const node = unwrap(table);
    if (node.type === 'ArrayExpression')
      return childrenOf(node).flatMap((row) =>
        row.type === 'SpreadElement' ? this.#rowsOf(row['argument'] as Node) : [row],
      );
    const found = this.#pick(node, []);
    return found.includes(node) ? [] : found.flatMap((value) => this.#rowsOf(value));
  }

  /** The part of a value at its keys; the whole value if they can't be followed. */
  #pick(value: Node, path: readonly string[]): Node[] {
    const node = unwrap(value);
    const [use] = ['Identifier', 'MemberExpression'].includes(node.type) ? usesIn(node) : [];
    const binding = use && this.#tree.resolve(use.name);
    if (binding) return this.#valuesOf(binding, [...use.path, ...path]);
    const [key, ...others] = path;
    if (key === undefined) return [node];
    if (node.type === 'ArrayExpression') {
      if (key.startsWith('#')) this.#rows.add(node);
      const place = Number(key.replace('#', ''));
      // A method of the list reads the whole list.
      if (Number.isNaN(place)) return [node];
      const part = childrenOf(node)[place];
      return part ? this.#pick(part, others) : [];
    }
    // A row that is not a list is the first parameter.
    if (key.startsWith('#')) return key === '#0' ? this.#pick(node, others) : [];
    if (node.type !== 'ObjectExpression') return [node];
    return childrenOf(node)
      .filter((property) => property.type === 'Property' && nameOf(property['key'] as Node) === key)
      .flatMap((property) => this.#pick(property['value'] as Node, others));
  }
}

function isConstant(node: Node): boolean {
  const inner = unwrap(node);
  const isKnown =
    /^(?:Array|Object|Unary|Binary|Member)Expression$|^(?:Template)?Literal$|^Identifier$|^(?:Template|Spread)Element$|^Property$/.test(
      inner.type,
    );
  return isKnown && childrenOf(inner).every(isConstant);
}

/** Names that an expression reads, each with the properties read from it. */
function usesIn(node: Node): { name: Node; path: string[] }[] {
  if (node.type === 'Identifier') return [{ name: node, path: [] }];
  if (node.type === 'Property') return usesIn(node['value'] as Node);
  if (node.type !== 'MemberExpression' || node['computed'] === true) return childrenOf(node).flatMap(usesIn);
  const [use, ...others] = usesIn(node['object'] as Node);
  return use ? [{ ...use, path: [...use.path, memberOf(node)] }, ...others] : [];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function unwrap(node: Node): Node {
  return wrapperTypes.has(node.type) ? unwrap(node['expression'] as Node) : node;
}

const argumentsOf = (call: Node) => call['arguments'] as readonly Node[];

/** Name of an identifier or a key. */
const nameOf = (node: Node) => String(node['name'] ?? node['value']);

/** `each` of `test.each`; empty for anything else. */
const memberOf = (node: Node) => (node.type === 'MemberExpression' ? nameOf(node['property'] as Node) : '');

const textOf = ({ value }: Node) => (typeof value === 'string' ? value : undefined);

/** Name and callback of `test('…')`, `test.each(…)('…')`, `describe('…')`; undefined for another call. */
function titleOf(call: Node, source: string): string | undefined {
  let callee = call['callee'] as Node;
  if (callee.type === 'CallExpression') callee = callee['callee'] as Node;
  while (callee.type === 'MemberExpression') callee = callee['object'] as Node;
  const [title] = argumentsOf(call);
  if (callee.type !== 'Identifier' || !namesOfTests.has(nameOf(callee)) || !title) return undefined;
  return title.type === 'TemplateLiteral' ? source.slice(title.start + 1, title.end - 1) : textOf(title);
}
