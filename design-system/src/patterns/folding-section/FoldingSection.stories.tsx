import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Text } from '../../layout/index.ts';
import { Link } from '../../components/link/index.ts';
import { FoldingSection } from './FoldingSection.tsx';

const meta = preview.meta({
  title: 'Patterns/Page parts/FoldingSection',
  component: FoldingSection,
  args: {
    title: 'Ficha técnica',
    children: <Text>Motor 1.0 turbo flex, 128 cv. Câmbio automático de 6 marchas. Porta-malas de 373 litros.</Text>,
  },
});

export const Wide = meta.story({ args: { lead: 'SUV compacto de posição alta e entre-eixos longo.' } });

export const TitleAside = meta.story({
  args: { titlePlace: 'aside', end: <Link href="#perguntas">Ver todas as perguntas</Link> },
});

const onPhone = { viewport: { value: 'mobile1', isRotated: false } };

export const Folded = meta.story({
  globals: onPhone,
  args: { end: <Link href="#ofertas">Todas as ofertas</Link> },
});

export const Opened = meta.story({
  globals: onPhone,
  args: { defaultOpen: true, end: <Link href="#ofertas">Todas as ofertas</Link> },
});

export const LongText = meta.story({
  globals: onPhone,
  args: { title: 'Perguntas frequentes sobre documentação, seguro e manutenção deste plano' },
});

export const Keyboard = meta.story({
  globals: onPhone,
  args: { end: <Link href="#ofertas">Todas as ofertas</Link> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvasElement.querySelector('summary');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // The browser handles Enter and Space on a summary, and only for trusted keys. A click is the same activation.
    if (summary) await userEvent.click(summary);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Todas as ofertas' })).toHaveFocus();
  },
});
