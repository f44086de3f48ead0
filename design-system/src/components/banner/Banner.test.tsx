import { useRef, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Banner, type BannerTone } from './index.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['info', 'Aviso: Título'],
  ['success', 'Sucesso: Título'],
  ['warning', 'Atenção: Título'],
  ['danger', 'Erro: Título'],
] as [BannerTone, string][])('a banner of tone %s names its tone in its text, in a named region', (tone, name) => {
  render(<Banner tone={tone} title="Título" />);
  expect(screen.getByRole('region', { name })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an assertive banner is an alert', () => {
  render(<Banner title="Pagamento recusado" announce="assertive" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Pagamento recusado');
});

test('a polite banner repeats its text in the existing live region and keeps its buttons', () => {
  vi.useFakeTimers();
  render(<Banner title="Dados alterados" announce="polite" actions={<a href="/conta">Ver</a>} />);
  const region = screen.getByRole('status');
  const words = screen.getByText('Dados alterados');
  const link = screen.getByRole('link');
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('status')).toBe(region);
  expect(screen.getByText('Dados alterados')).not.toBe(words);
  expect(screen.getByRole('link')).toBe(link);
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
