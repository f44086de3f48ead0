import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LoadMore, type LoadMoreProps } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

const ignore = () => undefined;

/** A list of cars that grows by two per press. */
function Cars({ total, hasLinks, isKnown }: { total: number; hasLinks: boolean; isKnown: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(2);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, place) => (
          <li key={place}>{hasLinks ? <a href={`#${place}`}>Carro {place}</a> : `Carro ${place}`}</li>
        ))}
      </ul>
      <LoadMore shown={shown} total={total} onLoad={() => setShown(shown + 2)} {...(isKnown && { list })} />
    </>
  );
}

test('the count is announced when it changes', async () => {
  render(<Cars total={6} hasLinks isKnown />);
  expect(liveRegion()).toHaveTextContent('Mostrando 2 de 6');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(liveRegion()).toHaveTextContent('Mostrando 4 de 6');
});

test('focus moves to the first control in the first new item', async () => {
  render(<Cars total={6} hasLinks isKnown />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('link', { name: 'Carro 2' })).toHaveFocus();
});

test('focus moves to the first new item itself if it contains no control', async () => {
  render(<Cars total={6} hasLinks={false} isKnown />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Carro 2')).toHaveFocus();
});

test('focus stays on the button when there is no list', async () => {
  render(<Cars total={6} hasLinks isKnown={false} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Mostrando 6 de 6')).toHaveFocus();
});

function Late(props: Pick<LoadMoreProps, 'shown'>) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <input aria-label="Busca" />
      <ul ref={list}>
        {Array.from({ length: props.shown }, (_, place) => (
          <li key={place}>Carro {place}</li>
        ))}
      </ul>
      <LoadMore {...props} total={9} list={list} onLoad={ignore} />
    </>
  );
}

test('focus is not moved when the visitor has moved it meanwhile', async () => {
  const { rerender } = render(<Late shown={2} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(<Late shown={4} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('items that arrive without a press move no focus, not even the last ones', async () => {
  const { rerender } = render(<Late shown={2} />);
  rerender(<Late shown={4} />);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  rerender(<Late shown={6} />);
  expect(screen.getByText('Carro 4')).toHaveFocus();
  screen.getByText('Carro 4').blur();
  rerender(<Late shown={8} />);
  expect(document.body).toHaveFocus();
  rerender(<Late shown={9} />);
  expect(document.body).toHaveFocus();
});

test('while loading the button keeps focus, shows its state and loads nothing twice', async () => {
  const onLoad = vi.fn<() => void>();
  const { rerender } = render(<LoadMore shown={2} total={6} onLoad={onLoad} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<LoadMore shown={2} total={6} onLoad={onLoad} status="loading" />);
  const button = screen.getByRole('button', { name: 'Carregando mais' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(onLoad).toHaveBeenCalledExactlyOnceWith();
  expect(liveRegion()).toHaveTextContent('Mostrando 2 de 6 Carregando mais');
});

test('a failure is an alert that describes the retry button', async () => {
  const onLoad = vi.fn<() => void>();
  render(<LoadMore shown={2} total={6} status="error" errorMessage="Sem resposta." onLoad={onLoad} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Sem resposta.');
  const retry = screen.getByRole('button', { name: 'Tentar novamente' });
  expect(retry).toHaveAccessibleDescription('Sem resposta.');
  await userEvent.click(retry);
  expect(onLoad).toHaveBeenCalledExactlyOnceWith();
});

test('a button with an href is a link before hydration, then loads in place and leaves new tabs to the browser', async () => {
  const onLoad = vi.fn<() => void>();
  const props = { shown: 2, total: 6, href: '?pagina=2', onLoad };
  expect(renderToString(<LoadMore {...props} />)).toContain('href="?pagina=2"');
  render(<LoadMore {...props} />);
  const link = screen.getByRole('link', { name: 'Mostrar mais' });
  const pressed = vi.fn<(event: Event) => void>();
  document.body.addEventListener('click', (event) => pressed(event), { once: true });
  await userEvent.click(link);
  expect(onLoad).toHaveBeenCalledTimes(1);
  expect(pressed.mock.calls[0]?.[0]).toHaveProperty('defaultPrevented', true);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test.each([
  [{ shown: 1200, total: 4800 }, 'Mostrando 1.200 de 4.800', true],
  [{ shown: 12 }, 'Mostrando 12', true],
  [{ shown: 12, hasMore: false }, 'Mostrando 12', false],
  [{ shown: 0, total: 0 }, 'Mostrando 0 de 0', false],
])('%o is labelled %s', (given, words, hasButton) => {
  render(<LoadMore {...given} onLoad={ignore} />);
  expect(liveRegion().textContent).toBe(words);
  expect(screen.queryAllByRole('button')).toHaveLength(hasButton ? 1 : 0);
});
