import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Highlight, textOf } from './index.ts';

const answer = (
  <>
    <p>
      A revisão é <strong>paga por nós</strong>. <a href="#custo">Veja a revisão</a>
    </p>
    <p>Nada mais.</p>
  </>
);

const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

it('Highlight marks words inside elements and leaves the elements and the text unchanged', () => {
  const { container, rerender } = render(<Highlight term="">{answer}</Highlight>);
  const before = container.textContent;
  rerender(<Highlight term="REVISAO nós">{answer}</Highlight>);
  expect(marks()).toEqual(['revisão', 'nós', 'revisão']);
  expect(container.textContent).toBe(before);
  expect(screen.getByRole('link', { name: 'Veja a revisão' })).toHaveAttribute('href', '#custo');
});

it('Highlight marks the first 200 matches of a very long text and leaves the text complete', () => {
  const long = 'a revisão '.repeat(1000);
  const { container } = render(<Highlight term="revisao">{long}</Highlight>);
  expect(marks()).toHaveLength(200);
  expect(container.textContent).toBe(long);
});

/** Replaces each text node by an element, as Chrome does when it translates a page. */
function translate(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

it.each([
  ['one text', 'A revisão é paga por nós.'],
  ['elements with text', answer],
])('in a translated page the marks of %s follow another search, and end with it', (_, content) => {
  const { container, rerender } = render(<Highlight term="revisão">{content}</Highlight>);
  const whole = container.textContent;
  for (const [term, marked] of [
    ['paga', 'paga'],
    ['', undefined],
    ['nós', 'nós'],
  ] as const) {
    translate(container);
    rerender(<Highlight term={term}>{content}</Highlight>);
    expect(marks()[0]).toBe(marked);
    expect(container.textContent).toBe(whole);
  }
});

it('a mark is not announced', () => {
  render(<Highlight term="revisão">A revisão é anual</Highlight>);
  expect(screen.queryByRole('mark')).not.toBeInTheDocument();
  expect(marks()).toEqual(['revisão']);
});

it('Highlight does not change text that a component renders itself', () => {
  const Price = () => <span>revisão</span>;
  const WithRender = ({ children }: { children: () => string }) => <span>{children()}</span>;
  render(
    <Highlight term="revisão">
      <Price />
      <WithRender>{() => 'revisão'}</WithRender>
    </Highlight>,
  );
  expect(marks()).toEqual([]);
});

it('textOf returns the text of nodes with a space between neighbours', () => {
  expect(textOf(answer).replaceAll(/\s+/g, ' ')).toBe('A revisão é paga por nós . Veja a revisão Nada mais.');
});
