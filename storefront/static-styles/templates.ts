import { createHash } from 'node:crypto';

interface Syntax {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

type Parse = (code: string) => unknown;

/** A component's template: `styled(Anchor).attrs({ … }).withConfig({ componentId: 'sc-1x2y3z-0' })`…``. */
interface ComponentTemplate {
  node: Syntax;
  /** The styled element or component, as written: `Anchor`, or `"p"`. */
  target: string;
  /** Object of `.attrs`, as written. */
  attrs: string | undefined;
  /** The literal of the component's id, which the compiler's plugin wrote. */
  id: Syntax & { value: string };
}

interface Templates {
  /** The import of the library. */
  imported: Syntax;
  components: readonly ComponentTemplate[];
  /** Templates that only other templates read: `css`, `keyframes`. */
  parts: readonly Syntax[];
}

const library = 'styled-components';
const known = new Set(['styled', 'css', 'keyframes']);

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every part of a syntax tree, from the outside in. */
function* walk(value: unknown): Generator<Syntax> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (typeof value === 'object' && value !== null) {
    if (isSyntax(value)) yield value;
    for (const part of Object.values(value)) yield* walk(part);
  }
}

/** Reads the templates of a module. @throws when the build can't know a template's rules */
function readTemplates(code: string, file: string, parse: Parse): Templates | undefined {
  const tree = [...walk(parse(code))];
  const imports = tree.filter(
    (node) => node.type === 'ImportDeclaration' && (node['source'] as { value?: unknown }).value === library,
  );
  const [imported] = imports;
  if (!imported) return undefined;
  const refuse = (why: string): never => {
    throw new Error(`${file}: ${why} The build writes every rule down before a page is shown (docs/decisions/0027).`);
  };
  if (imports.length > 1) refuse(`${library} is imported twice.`);
  for (const { imported: name, local } of imported['specifiers'] as { imported?: Syntax; local: Syntax }[])
    if (!name || !known.has(String(name['name'])) || name['name'] !== local['name'])
      refuse(`of ${library} only ${[...known].join(', ')} may be imported, by their own names.`);

  const components: ComponentTemplate[] = [];
  const parts: Syntax[] = [];
  const tags = new Set<unknown>();
  for (const node of tree) {
    if (node.type !== 'TaggedTemplateExpression') continue;
    const tag = readTag(node['tag'] as Syntax, code);
    if (!tag) continue;
    tags.add(tag.root);
    const { expressions } = node['quasi'] as { expressions: unknown };
    if ([...walk(expressions)].some(({ type }) => type.endsWith('FunctionExpression')))
      refuse('a template holds a function.');
    if (tag.root['name'] !== 'styled') parts.push(node);
    else if (tag.id && tag.target) components.push({ node, target: tag.target, attrs: tag.attrs, id: tag.id });
    else refuse(`a component can't be read: ${code.slice(node.start, node.start + 80)}`);
  }
  const others = tree.filter(
    (node) =>
      node.type === 'Identifier' &&
      known.has(String(node['name'])) &&
      !tags.has(node) &&
      !(node.start >= imported.start && node.end <= imported.end),
  );
  if (
    others.some((node) =>
      (imported['specifiers'] as { local: Syntax }[]).some(({ local }) => local['name'] === node['name']),
    )
  )
    refuse(`${[...known].join(', ')} may only be the tag of a template.`);
  return { imported, components, parts };
}

interface Tag {
  root: Syntax;
  target?: string;
  attrs?: string;
  id?: Syntax & { value: string };
}

/** Parses a tag; undefined if it isn't the library's. */
function readTag(tag: Syntax, code: string): Tag | undefined {
  if (tag.type === 'Identifier') return known.has(String(tag['name'])) ? { root: tag } : undefined;
  if (tag.type === 'MemberExpression') {
    const object = tag['object'] as Syntax;
    return object['name'] === 'styled'
      ? { root: object, target: JSON.stringify((tag['property'] as Syntax)['name']) }
      : undefined;
  }
  if (tag.type !== 'CallExpression') return undefined;
  const callee = tag['callee'] as Syntax;
  const [argument] = tag['arguments'] as Syntax[];
  if (!argument) return undefined;
  if (callee.type === 'Identifier')
    return callee['name'] === 'styled' ? { root: callee, target: code.slice(argument.start, argument.end) } : undefined;
  const inner = callee.type === 'MemberExpression' && readTag(callee['object'] as Syntax, code);
  if (!inner || argument.type !== 'ObjectExpression') return undefined;
  const method = (callee['property'] as Syntax)['name'];
  if (method === 'attrs' && !inner.attrs) return { ...inner, attrs: code.slice(argument.start, argument.end) };
  if (method !== 'withConfig') return undefined;
  const [setting, ...more] = argument['properties'] as Syntax[];
  if (!setting || more.length > 0 || (setting['key'] as Syntax)['name'] !== 'componentId') return undefined;
  return { ...inner, id: setting['value'] as Syntax & { value: string } };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits; one that lies within another is left out. */
function apply(code: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

/** The first of a name's two halves: four letters that belong to the file, whichever folder the repository is in. */
function lettersOf(file: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const bytes = createHash('sha256').update(file).digest();
  return [0, 4, 8, 12].map((at) => letters[bytes.readUInt32BE(at) % letters.length]).join('');
}

const nameOf = (file: string, { value }: { value: string }) =>
  `sc-${lettersOf(file)}${value.slice(value.lastIndexOf('-') + 1)}`;

/**
 * Gives the components of a module the names that the release's class names are made of.
 * @param file the module, by its path in the repository
 */
export function nameComponents(code: string, file: string, parse: Parse): string | undefined {
  const templates = readTemplates(code, file, parse);
  return (
    templates &&
    apply(
      code,
      templates.components.map(({ id }) => ({ start: id.start, end: id.end, text: JSON.stringify(nameOf(file, id)) })),
    )
  );
}

/**
 * Replaces each component's template by its class name, and drops the templates that only templates read.
 * @param standIn module that the class names are given to, in place of the library
 */
export function replaceTemplates(code: string, file: string, standIn: string, parse: Parse) {
  const templates = readTemplates(code, file, parse);
  if (!templates) return undefined;
  const { imported, components, parts } = templates;
  const names = components.map(({ id }) => nameOf(file, id));
  const edits = [
    { start: imported.start, end: imported.end, text: `import { styled } from ${JSON.stringify(standIn)};` },
    ...components.map(({ node, target, attrs }, index) => ({
      start: node.start,
      end: node.end,
      text: `/* @__PURE__ */ styled(${[target, JSON.stringify(names[index]), ...(attrs ? [attrs] : [])].join(', ')})`,
    })),
    ...parts.map(({ start, end }) => ({ start, end, text: 'undefined' })),
  ];
  return { code: apply(code, edits), names };
}
