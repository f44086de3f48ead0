import { createElement, createRef, type ComponentProps, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled as library } from 'styled-components';
import { expect, it } from 'vitest';
import { render } from '@testing-library/react';
import { rowsOf, type Rendering } from './rows.ts';
import { styled as standIn } from './styled.tsx';

function Anchor({ tone, children, ...rest }: ComponentProps<'a'> & { tone?: string }) {
  return (
    <a data-tone={tone} {...rest}>
      {children}
    </a>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;
const hovered = css`
  &:hover {
    color: red;
  }
`;
const List = library.ul.withConfig({ componentId: 'aaaa0' })`
  margin: 0;
`;
const Line = library(Anchor).withConfig({ componentId: 'aaaa1' })`
  ${hovered}
  @media (min-width: 48rem) {
    ${List}[data-tight] > & {
      animation: ${turn} 1s;
    }
  }
`;
const Total = library(Line).withConfig({ componentId: 'aaaa2' })`
  font-weight: 600;
`;
const Numbered = library(List).attrs({ as: 'ol' }).withConfig({ componentId: 'aaaa3' })`
  list-style: decimal;
`;
const Plain = library(List).withConfig({ componentId: 'aaaa4' })``;

const StaticList = standIn('ul', 'aaaa0');
const StaticLine = standIn(Anchor as never, 'aaaa1');
const StaticTotal = standIn(StaticLine, 'aaaa2');
const StaticNumbered = standIn(StaticList, 'aaaa3', { as: 'ol' });
const StaticPlain = standIn(StaticList, 'aaaa4');

const components = [List, Line, Total, Numbered, Plain];

/** The library's output for a page. */
function write(page: React.ReactNode) {
  const sheet = new ServerStyleSheet();
  return { markup: renderToStaticMarkup(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
}

const table = rowsOf(
  components.map((component): Rendering => ({
    id: component.styledComponentId,
    ...write(createElement(component as ComponentType<{ as: string }>, { as: 'i' })),
  })),
);

it('the table has the rules of styled-components, each once and in its order', () => {
  const { styles } = write([<Total key="total" />, <Plain key="plain" />, <Numbered key="numbered" />]);
  const hashes = [...styles.matchAll(/\[id="(aaaa\d)"\]\{content:"(\w+),"\}/g)];
  let rules = styles
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .replaceAll(/data-styled\.g.*\n/g, '')
    .replaceAll('/*!sc*/\n', '');
  for (const [, id, hash] of hashes) rules = rules.replaceAll(`.${hash}`, `.${id}`);
  expect(hashes.length).toBeGreaterThan(2);
  // Keyframes may be anywhere.
  const frames = /@keyframes \w+\{to\{rotate:1turn;\}\}/;
  expect(rules).toMatch(frames);
  expect(
    table
      .map((row) => row.rules)
      .join('')
      .replace(frames, ''),
  ).toBe(rules.replace(frames, ''));
});

it('a component needs what it extends and what its selectors name', () => {
  expect(Object.fromEntries(table.map(({ name, needs }) => [name, needs]))).toEqual({
    aaaa0: [],
    aaaa1: ['aaaa0'],
    aaaa2: ['aaaa1'],
    aaaa3: ['aaaa0'],
    aaaa4: ['aaaa0'],
  });
});

it('two components of one name are refused', () => {
  const rendering = { id: 'aaaa0', ...write(<List as="i" />) };
  expect(() => rowsOf([rendering, rendering])).toThrow('Two components have the name aaaa0.');
});

/** Elements as the library makes them, without its second class names. */
const withoutHashes = (markup: string) =>
  markup.replaceAll(/class="([^"]*)"/g, (_, classes: string) => {
    const names = classes.split(' ').filter((name) => /^aaaa\d$|^own$/.test(name));
    return `class="${names.join(' ')}"`;
  });

it.each([
  ['an element', <List key="one" data-tight />, <StaticList key="one" data-tight />],
  ['another element by `as`', <List key="one" as="ol" />, <StaticList key="one" as="ol" />],
  [
    'a component with its properties',
    <Line key="one" tone="x" href="/a" />,
    <StaticLine key="one" tone="x" href="/a" />,
  ],
  ['a class of the caller', <Line key="one" className="own" />, <StaticLine key="one" className="own" />],
  ['an extended component', <Total key="one" tone="x" />, <StaticTotal key="one" tone="x" />],
  ['fixed properties', <Numbered key="one" id="a" />, <StaticNumbered key="one" id="a" />],
  ['a component without rules', <Plain key="one" />, <StaticPlain key="one" />],
])('the stand-in renders what the library renders: %s', (_, original, replacement) => {
  expect(renderToStaticMarkup(replacement)).toBe(withoutHashes(write(original).markup));
});

it('a reference reaches the element through all that is extended', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(<StaticTotal ref={ref} />);
  expect(ref.current?.tagName).toBe('A');
});
