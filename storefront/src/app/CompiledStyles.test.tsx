// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { createGlobalStyle, ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { CompiledStyles } from './CompiledStyles.tsx';

const Wide = styled.p`
  inline-size: 10rem;

  &:hover {
    display: none;
  }
`;
const Narrow = styled.p`
  inline-size: 1rem;
`;
const Page = createGlobalStyle`
  body {
    margin: 0;
  }
`;
const OtherPage = createGlobalStyle`
  body {
    margin: 1rem;
  }
`;

/** The styles of a page with a sheet of its own, and which selectors were compiled for it. */
function renderStyles(children: React.ReactNode, { isCompiledOnce = true } = {}) {
  const compiled: string[] = [];
  function watch({ type, value }: { type: string; value: string }) {
    if (type === 'rule') compiled.push(value);
  }
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[watch]}>
        {isCompiledOnce ? <CompiledStyles>{children}</CompiledStyles> : children}
      </StyleSheetManager>,
    ),
  );
  return { compiled, tags: sheet.getStyleTags() };
}

it('each page has the styles of its own parts, as if it were compiled alone', () => {
  const pages = [
    <Wide key="wide" />,
    <Narrow key="narrow" />,
    [<Page key="page" />, <Narrow key="narrow" />, <Wide key="wide" />],
    [<OtherPage key="page" />, <Wide key="wide" />],
  ];
  for (const page of pages) expect(renderStyles(page).tags).toBe(renderStyles(page, { isCompiledOnce: false }).tags);
});

it('a template is compiled for the first page that shows it, and not again', () => {
  const Fresh = styled.p`
    block-size: 3rem;
  `;
  expect(renderStyles(<Fresh />).compiled).toHaveLength(1);
  const again = renderStyles(<Fresh />);
  expect(again.compiled).toEqual([]);
  expect(again.tags).toContain('block-size');
});
