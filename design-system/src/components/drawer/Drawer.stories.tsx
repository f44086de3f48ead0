import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Text } from '../../layout/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  args: {
    title: 'Ofertas',
    children: (
      <Link look="standalone" icon="arrow-right" href="#custos">
        Comparar custos
      </Link>
    ),
  },
});

export const Open = meta.story({});
export const OnPhone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const LongText = meta.story({
  args: {
    title: 'Ofertas de carros por assinatura para pessoas e empresas',
    children: Array.from({ length: 40 }, (_, place) => <Text key={place}>{`Linha de exemplo ${place + 1}`}</Text>),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    drawer.scrollTop = drawer.scrollHeight;
    const close = screen.getByRole('button', { name: 'Fechar menu' }).getBoundingClientRect();
    await expect(drawer.scrollTop).toBeGreaterThan(0);
    await expect(close.top).toBeGreaterThanOrEqual(0);
    await expect(close.bottom).toBeLessThanOrEqual(100);
  },
});

function OpenedByButton(drawer: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Abrir menu</Button>
      {isOpen && <Drawer {...drawer} onOpenChange={setIsOpen} />}
    </>
  );
}

export const Keyboard = meta.story({
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Ofertas' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    const stops: (string | null | undefined)[] = [];
    for (let presses = 0; presses < 3; presses += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    await expect(stops).toEqual(['Fechar menu', 'Comparar custos', 'Fechar menu']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
