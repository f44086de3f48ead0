import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';
import { styled } from './styled.tsx';

function Anchor({ children, ...rest }: { children?: ReactNode }) {
  return <a {...rest}>{children}</a>;
}

const Line = styled(Anchor as never, 'aaaa0');
const Total = styled(Line, 'aaaa1');
const Numbered = styled('ul', 'aaaa2', { as: 'ol', id: 'own' });

it.each([
  ['an extended component', Total, { href: '/a', className: 'own' }],
  ['fixed properties', Numbered, { id: 'replaced' }],
  ['another element by `as`', styled('ul', 'aaaa3'), { as: 'ol', title: 'a' }],
  ['another styled component by `as`', styled('ul', 'aaaa3'), { as: Total, title: 'a' }],
])('the runtime creates the element that a styled component would render: %s', (_, type, props) => {
  const element = jsx(type as never, props);
  expect(element.type).not.toBe(type);
  expect(renderToStaticMarkup(element)).toBe(
    renderToStaticMarkup(createElement(type as unknown as ComponentType<object>, props)),
  );
});

it('the runtime creates other elements like React', () => {
  const children = ['one', jsx(Anchor, { children: 'two' }, 'key')];
  expect(renderToStaticMarkup(jsxs(Fragment, { children }))).toBe('one<a>two</a>');
});

it('a key stays with the element', () => {
  expect(jsx(Total as never, {}, 'key').key).toBe('key');
});
