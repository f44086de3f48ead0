import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Banner, type BannerTone } from './index.ts';
import { alerts, liveRegions } from '../../../manual/live-regions.ts';

test.each([
  ['info', 'Aviso: Título'],
  ['success', 'Sucesso: Título'],
  ['warning', 'Atenção: Título'],
  ['danger', 'Erro: Título'],
] as [BannerTone, string][])('a banner of tone %s names its tone in its text, in a named region', (tone, name) => {
  render(<Banner tone={tone} title="Título" />);
  expect(screen.getByRole('region', { name })).toBeVisible();
  expect(liveRegions()).toEqual([]);
});

test.each(['polite', 'assertive'] as const)('a banner (%s) is announced, without its buttons', (announce) => {
  render(<Banner title="Dados alterados" announce={announce} actions={<a href="/conta">Ver</a>} />);
  const [region] = announce === 'polite' ? liveRegions() : alerts();
  expect(region).toHaveTextContent(/^Aviso: Dados alterados$/);
});

test('a banner without onClose has no close button', () => {
  render(<Banner title="Sem internet" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('closing a banner calls onDismiss and moves focus to the given element', async () => {
  function Page() {
    const heading = useRef<HTMLHeadingElement>(null);
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        {isOpen && <Banner title="Salvo" onDismiss={() => setIsOpen(false)} focusAfterDismiss={heading} />}
        <h1 ref={heading} tabIndex={-1}>
          Conta
        </h1>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso: Salvo' }));
  expect(screen.queryByText('Salvo')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Conta' })).toHaveFocus();
});
