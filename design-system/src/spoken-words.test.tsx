import { act, render, screen, within } from '@testing-library/react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test } from 'vitest';
import { Dialog } from './components/dialog/index.ts';
import { Drawer } from './components/drawer/index.ts';
import { ToastRegion, createToastQueue } from './components/toast/index.ts';

/* Announced but invisible texts: ours, and React Aria's, which must be Portuguese in a Portuguese store. */

const buttonsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('the close buttons of a dialog are named in Portuguese', () => {
  render(
    <I18nProvider locale="pt-BR">
      <Dialog title="Trocar forma de pagamento" isOpen>
        Texto
      </Dialog>
    </I18nProvider>,
  );
  const modal = screen.getByRole('dialog').parentElement ?? document.body;
  expect(buttonsIn(modal)).toEqual(['Descartar', 'Fechar']);
});

test('the close buttons of a drawer are named in Portuguese', () => {
  render(
    <I18nProvider locale="pt-BR">
      <Drawer title="Ofertas" onOpenChange={() => undefined}>
        Texto
      </Drawer>
    </I18nProvider>,
  );
  const modal = screen.getByRole('dialog').parentElement ?? document.body;
  expect(buttonsIn(modal)).toEqual(['Fechar menu']);
});

test('toasts are a region named in Portuguese, each with a close button', () => {
  const queue = createToastQueue();
  render(
    <I18nProvider locale="pt-BR">
      <ToastRegion queue={queue} />
    </I18nProvider>,
  );
  act(() => {
    queue.show({ key: 'copy', title: 'Link copiado' });
  });
  const region = screen.getByRole('region', { name: 'Avisos' });
  expect(buttonsIn(region)).toEqual(['Fechar aviso']);
  act(() => queue.closeAll());
});
