import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Link } from '../link/index.ts';
import { ConsentBanner } from './index.ts';

const meta = preview.meta({
  title: 'Components/Overlays/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Você escolhe o que medimos',
    children: 'Usamos o necessário para a loja funcionar. Medir visitas, só com a sua permissão.',
    policy: <Link href="#politica">Política de Cookies</Link>,
    necessary: { label: 'Necessário.', description: 'Sessão, loja, simulação e pedido.' },
    purposes: [{ id: 'measurement', label: 'Medição.', description: 'Páginas vistas e a campanha de origem.' }],
    onChoose: fn(),
  },
});

export const Asking = meta.story({});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map(({ clientHeight }) => clientHeight);
    await expect(heights, 'no label wraps').toEqual([44, 44, 44]);
  },
});

export const Choosing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escolher' }));
    await expect(canvas.getByRole('checkbox', { name: /Medição/ })).not.toBeChecked();
  },
});
export const ChoosingOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escolher' }));
  },
});
export const LongText = meta.story({
  args: {
    title: 'Você escolhe o que medimos nesta loja de carros por assinatura e em todas as lojas parceiras',
    children: 'Texto de exemplo que explica o que é guardado e por quê. '.repeat(8),
  },
});

export const EqualInWeight = meta.story({
  play: async ({ canvas }) => {
    const looks = ['Escolher', 'Recusar', 'Aceitar'].map((name) => {
      const button = canvas.getByRole('button', { name });
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, boxShadow, fontWeight } = getComputedStyle(button);
      return { width, height, backgroundColor, color, boxShadow, fontWeight };
    });
    await expect(looks[0]).toEqual(looks[1]);
    await expect(looks[2]).toEqual(looks[1]);
  },
});

export const Keyboard = meta.story({
  play: async ({ args }) => {
    const stops: string[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? '');
    }
    await expect(stops).toEqual(['Política de Cookies', 'Escolher', 'Recusar', 'Aceitar']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(['measurement']);
  },
});
