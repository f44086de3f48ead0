import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { AnchorProvider, type AnchorProps } from '../link/index.ts';
import { Menu, type MenuGroup } from './index.ts';

const chosen = vi.fn<(id: string) => void>();
const followed = vi.fn<(href: string) => void>();

/* Replaces a router's link component: jsdom doesn't navigate. */
function Anchor({ href, onClick, ...rest }: AnchorProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        followed(href);
      }}
    />
  );
}

const groups: readonly MenuGroup[] = [
  {
    key: 'order',
    title: 'Pedido',
    items: [
      { id: 'invoice', label: 'Baixar contrato', onPress: () => chosen('invoice') },
      {
        id: 'cancel',
        label: 'Cancelar pedido',
        disabledReason: 'O carro já está a caminho',
        onPress: () => chosen('x'),
      },
      { id: 'plan', label: 'Meu plano', href: '/conta/plano' },
    ],
  },
  {
    key: 'rest',
    items: [
      { id: 'help', label: 'Central de Ajuda', href: 'https://ajuda.exemplo.invalid', isExternal: true },
      { id: 'leave', label: 'Sair', isDestructive: true, onPress: () => chosen('leave') },
    ],
  },
];

async function open(key: string) {
  chosen.mockClear();
  followed.mockClear();
  const user = userEvent.setup();
  render(
    <AnchorProvider value={Anchor}>
      <Menu label="Mais ações" trigger={(trigger) => <Button {...trigger}>Abrir</Button>} groups={groups} />
    </AnchorProvider>,
  );
  const button = screen.getByRole('button', { name: 'Abrir', expanded: false });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.tab();
  await user.keyboard(key);
  return { user, button };
}

const menu = () => screen.queryByRole('menu', { name: 'Mais ações' });
const item = (name: string) => screen.getByRole('menuitem', { name });

it.each([
  ['{Enter}', 'Baixar contrato'],
  [' ', 'Baixar contrato'],
  ['{ArrowDown}', 'Baixar contrato'],
  ['{ArrowUp}', 'Sair'],
])('the key "%s" opens the menu on "%s"', async (key, name) => {
  const { button } = await open(key);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(item(name)).toHaveFocus());
});

it('opens by an arrow key after its button was replaced', async () => {
  const user = userEvent.setup();
  const menuOf = (variant: 'primary' | 'quiet') => (
    <Menu
      label="Mais ações"
      trigger={(trigger) => (
        <Button key={variant} variant={variant} {...trigger}>
          Abrir
        </Button>
      )}
      groups={groups}
    />
  );
  const { rerender } = render(menuOf('primary'));
  rerender(menuOf('quiet'));
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
});

it.each(['{Enter}', ' ', '{ArrowDown}'])('the key "%s" opens nothing while its button is busy', async (key) => {
  const user = userEvent.setup();
  render(
    <Menu
      label="Mais ações"
      trigger={(trigger) => (
        <Button isBusy busyLabel="Cancelando pedido" {...trigger}>
          Abrir
        </Button>
      )}
      groups={groups}
    />,
  );
  await user.tab();
  await user.keyboard(key);
  expect(menu()).not.toBeInTheDocument();
});

it('arrows, Home, End and letters move focus in the menu, wrapping at its ends', async () => {
  const { user } = await open('{Enter}');
  await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  expect(item('Sair')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Baixar contrato')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Sair')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Baixar contrato')).toHaveFocus();
  await user.keyboard('meu');
  expect(item('Meu plano')).toHaveFocus();
});

it('choosing an item calls it, closes the menu and restores focus', async () => {
  const { user, button } = await open('{Enter}');
  await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['invoice']]);
  expect(menu()).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

it('Space chooses an item', async () => {
  const { user } = await open('{Enter}');
  await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
  await user.keyboard(' ');
  expect(chosen.mock.calls).toEqual([['invoice']]);
  expect(menu()).not.toBeInTheDocument();
});

it.each([false, true])('Tab closes the menu instead of moving through its items (backwards: %s)', async (shift) => {
  const { user, button } = await open('{Enter}');
  await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
  await user.tab({ shift });
  expect(menu()).not.toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
  await waitFor(() => expect(button).toHaveFocus());
});

it('Escape closes the menu without an action and restores focus', async () => {
  const { user, button } = await open('{Enter}');
  await user.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
  await waitFor(() => expect(button).toHaveFocus());
});

it('a disabled item can be focused, announces its reason and does nothing', async () => {
  const { user } = await open('{Enter}');
  await waitFor(() => expect(item('Baixar contrato')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  const cancel = item('Cancelar pedido O carro já está a caminho');
  expect(cancel).toHaveFocus();
  expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.click(cancel);
  expect(chosen).not.toHaveBeenCalled();
  expect(menu()).toBeInTheDocument();
});

it('menu links render the application’s anchor component', async () => {
  const { user } = await open('{Enter}');
  const plan = item('Meu plano');
  expect(plan).toHaveAttribute('href', '/conta/plano');
  await user.click(plan);
  expect(followed.mock.calls).toEqual([['/conta/plano']]);
  expect(menu()).not.toBeInTheDocument();
});

it('a menu link to another site says so and gives that page no opener', async () => {
  await open('{Enter}');
  const help = item('Central de Ajuda (abre em nova aba)');
  expect(help).toHaveAttribute('target', '_blank');
  expect(help).toHaveAttribute('rel', 'noopener noreferrer');
});

it('groups are separated by their title or by a line', async () => {
  await open('{Enter}');
  expect(screen.getByRole('group', { name: 'Pedido' }).querySelectorAll('[role=menuitem]')).toHaveLength(3);
  expect(screen.getAllByRole('separator')).toHaveLength(1);
});

it('the page behind an open menu is hidden from assistive technology', async () => {
  await open('{Enter}');
  expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
});
