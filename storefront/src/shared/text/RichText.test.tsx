import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RichText as Content } from '#/domain/content/content.ts';
import { RichText } from './RichText.tsx';

const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>';

test('markup in a text is shown as text, in every kind of node', () => {
  const text = [{ type: 'text', text: hostile }] as const;
  const content: Content = [
    { type: 'text', text: hostile },
    { type: 'heading', level: 2, children: text },
    {
      type: 'paragraph',
      children: [
        { type: 'strong', children: text },
        { type: 'emphasis', children: text },
      ],
    },
    { type: 'list', isOrdered: true, items: [text] },
    { type: 'paragraph', children: [{ type: 'link', href: '/faq', isExternal: false, children: text }] },
  ];
  const { container } = render(<RichText content={content} />);
  expect(container.querySelector('img, script, [onerror]')).toBeNull();
  expect(container.textContent.split(hostile)).toHaveLength(7);
});

test('headings get their level in the page and keep their order', () => {
  const heading = (level: 1 | 2 | 3 | 6, text: string) =>
    ({ type: 'heading', level, children: [{ type: 'text', text }] }) as const;
  render(<RichText content={[heading(1, 'Um'), heading(2, 'Dois'), heading(6, 'Seis')]} headingLevel={3} />);
  expect(screen.getByRole('heading', { name: 'Um', level: 3 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dois', level: 4 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Seis', level: 6 })).toBeVisible();
});

test('lists, links, emphasis and line breaks are rendered as elements', () => {
  render(
    <RichText
      content={[
        { type: 'list', isOrdered: false, items: [[{ type: 'text', text: 'um' }], [{ type: 'text', text: 'dois' }]] },
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: [{ type: 'text', text: 'forte' }] },
            { type: 'lineBreak' },
            { type: 'link', href: '/faq', isExternal: false, children: [{ type: 'text', text: 'dúvidas' }] },
          ],
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['um', 'dois']);
  expect(screen.getByText('forte').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'dúvidas' })).toHaveAttribute('href', '/faq');
});

test('a list item keeps its paragraphs and its own list apart', () => {
  const item = (words: string) => [{ type: 'text', text: words }] as const;
  const paragraph = (words: string) => ({ type: 'paragraph', children: item(words) }) as const;
  const inner = { type: 'list', isOrdered: true, items: [item('CNH'), item('RG')] } as const;
  const items = [[paragraph('Documentos:'), inner], [paragraph('Um.'), paragraph('Dois.')], item('fim')];
  render(<RichText content={[{ type: 'list', isOrdered: false, items }]} />);
  const [outer, nested] = screen.getAllByRole('list');
  expect(outer).toContainElement(nested ?? null);
  for (const words of ['Documentos:', 'CNH', 'RG', 'Um.', 'Dois.', 'fim'])
    expect(screen.getByText(words)).toBeVisible();
});
