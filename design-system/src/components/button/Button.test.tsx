import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AnchorProvider, type AnchorProps } from '../link/Anchor.tsx';
import { Button, ButtonLink } from './index.ts';
import { announcer } from '../../../manual/live-regions.ts';

/** The live region, which has its role only while it has text. */

test('Enter and Space each activate a button once', async () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Assinar</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a busy button keeps focus, ignores presses and doesn’t submit its form', async () => {
  const onPress = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy} busyLabel="Enviando pedido" onPress={onPress}>
        Enviar pedido
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  rerender(form(true));
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Enviando pedido' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the busy state is announced in a live region that existed before', () => {
  const { rerender } = render(<Button busyLabel="Enviando pedido">Enviar pedido</Button>);
  const status = announcer();
  expect(status).toBeEmptyDOMElement();
  rerender(
    <Button busyLabel="Enviando pedido" isBusy>
      Enviar pedido
    </Button>,
  );
  expect(status).toHaveTextContent('Enviando pedido');
});

test('a button with an outcome announces it when it is no longer busy', () => {
  const { rerender } = render(
    <Button busyLabel="Tentando de novo" isBusy>
      Tentar de novo
    </Button>,
  );
  const status = announcer();
  rerender(
    <Button busyLabel="Tentando de novo" outcome="Ainda não deu certo.">
      Tentar de novo
    </Button>,
  );
  expect(status).toHaveTextContent('Ainda não deu certo.');
  expect(screen.getByRole('button')).toHaveAccessibleName('Tentar de novo');
});

test('only the visible label is part of the accessible name', () => {
  render(<Button busyLabel="Enviando pedido">Enviar pedido</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Enviar pedido');
});

test('a disabled button leaves the tab order and does not act', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button isDisabled onPress={onPress}>
      Reenviar
    </Button>,
  );
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).not.toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('a button inside a form submits it only with type="submit"', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Calcular</Button>
      <Button type="submit">Enviar</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button link renders the application’s anchor component', () => {
  const Routed = ({ href, ...rest }: AnchorProps) => (
    <a {...rest} href={`/base${href}`}>
      {rest.children}
    </a>
  );
  render(
    <AnchorProvider value={Routed}>
      <ButtonLink href="/assinar">Assinar</ButtonLink>
    </AnchorProvider>,
  );
  expect(screen.getByRole('link', { name: 'Assinar' })).toHaveAttribute('href', '/base/assinar');
});
