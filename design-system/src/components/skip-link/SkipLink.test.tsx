import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AnchorProvider, type AnchorProps } from '../link/Anchor.tsx';
import { SkipLink } from './index.ts';

test('a skip link moves focus to the content even if a router handles clicks', async () => {
  const Routed = ({ href, onClick, children, ...rest }: AnchorProps) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
  render(
    <AnchorProvider value={Routed}>
      <SkipLink targetId="conteudo" />
      <a href="#menu">Menu</a>
      <main id="conteudo" tabIndex={-1}>
        Conteúdo
      </main>
    </AnchorProvider>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a skip link does not change the URL, so that Back leads to the previous page', async () => {
  const before = window.location.href;
  render(
    <>
      <SkipLink targetId="conteudo" />
      <main id="conteudo" tabIndex={-1} />
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.href).toBe(before);
});
