import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { ConfigProvider } from '#/shared/page/config.ts';
import { aConfig } from '#/test-support/index.ts';
import { useMenu, type MenuProps } from './use-menu.tsx';

const Menu = ({ onClose }: MenuProps) => (
  <button type="button" onClick={() => onClose()}>
    Fechar
  </button>
);

/** A menu whose chunk is still loading, and a link after its button. */
function openSlowly() {
  const script = Promise.withResolvers<ComponentType<MenuProps>>();
  function Page() {
    const { onPress, isOpen, menu } = useMenu(() => script.promise);
    return (
      <>
        <button type="button" onClick={(event) => onPress(event.currentTarget, '#menu')}>
          {isOpen ? 'Aberto' : 'Fechado'}
        </button>
        <a href="#depois">Depois</a>
        {menu}
      </>
    );
  }
  render(
    <ConfigProvider value={aConfig()}>
      <Page />
    </ConfigProvider>,
  );
  return { user: userEvent.setup(), comes: () => script.resolve(Menu) };
}

test('the menu opens once its chunk has loaded', async () => {
  const { user, comes } = openSlowly();
  await user.click(screen.getByRole('button', { name: 'Fechado' }));
  comes();
  expect(await screen.findByRole('button', { name: 'Fechar' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aberto' })).toHaveFocus();
});

test('the menu stays closed after a route change during the load, and opens on the next press', async () => {
  const { user, comes } = openSlowly();
  await user.click(screen.getByRole('button', { name: 'Fechado' }));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Depois' })).toHaveFocus();
  comes();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Fechado' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
});
