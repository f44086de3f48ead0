import { expect, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Heading, Stack, Text } from '../../layout/index.ts';
import { Link } from '../link/index.ts';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({ title: 'Components/Navigation/Tabs', component: Tabs });

const panel = (title: string, text: string) => (
  <Stack gap={2}>
    <Heading level={3} look="subtitle">
      {title}
    </Heading>
    <Text tone="muted">{text}</Text>
    <p>
      <Link href="#contrato">Ler o contrato</Link>
    </p>
  </Stack>
);

const items = [
  {
    id: 'assinatura',
    label: 'Assinatura',
    content: panel('Assinatura', 'Um valor por mês, com seguro, IPVA e revisões.'),
  },
  {
    id: 'vista',
    label: 'Compra à vista',
    content: panel('Compra à vista', 'O carro é seu; os custos do dia a dia também.'),
  },
  {
    id: 'financiamento',
    label: 'Financiamento',
    content: panel('Financiamento', 'Entrada de 30% e parcelas com juros.'),
  },
];
const many = ['Resumo', 'Contrato', 'Documentos', 'Pagamentos', 'Manutenção', 'Multas e pedágios'].map((label) => ({
  id: label,
  label,
  content: <Text>{label}: conteúdo da aba.</Text>,
}));

export const Default = meta.story({ args: { label: 'Formas de ter o carro', items } });
export const StartsElsewhere = meta.story({
  args: { label: 'Formas de ter o carro', items, defaultSelectedId: 'financiamento' },
});

export const Vertical = meta.story({
  args: { label: 'Formas de ter o carro', items, orientation: 'vertical', defaultSelectedId: 'vista' },
});

const withBlocked = items.map((item) =>
  item.id === 'financiamento' ? { ...item, disabledReason: 'Só para empresas' } : item,
);
export const WithDisabled = meta.story({ args: { label: 'Formas de ter o carro', items: withBlocked } });
export const VerticalWithDisabled = meta.story({
  args: { label: 'Formas de ter o carro', items: withBlocked, orientation: 'vertical' },
});
export const DisabledOnStage = meta.story({
  args: {
    label: 'Sua conta',
    items: many.slice(0, 3).map((item, index) => (index === 2 ? { ...item, disabledReason: 'Em breve' } : item)),
  },
  decorators: [onStage],
});

/** Arrow keys move focus, Enter selects. */
export const ManualActivation = meta.story({
  args: { label: 'Formas de ter o carro', items: withBlocked, keyboardActivation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Compra à vista' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Assinatura' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Compra à vista' })).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Financiamento Só para empresas' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Compra à vista' })).toBeVisible();
  },
});

export const PhoneScrolls = meta.story({
  args: { label: 'Sua conta', items: many, defaultSelectedId: 'Multas e pedágios' },
  render: (args) => (
    <Narrow>
      <Tabs {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    const tab = within(list).getByRole('tab', { selected: true });
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right),
    );
  },
});

const longLabels = many.slice(0, 2).map((item) => ({ ...item, label: `${item.label} da assinatura, número 480.112` }));
export const PhoneLongLabels = meta.story({
  args: { label: 'Sua conta', items: longLabels },
  render: (args) => (
    <Narrow>
      <Tabs {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(canvas.getByRole('tab', { selected: false }).getBoundingClientRect().left).toBeLessThan(right - 24);
  },
});

export const OnStage = meta.story({
  args: { label: 'Formas de ter o carro', items: many.slice(0, 3) },
  decorators: [onStage],
});

export const Keyboard = meta.story({
  args: { label: 'Formas de ter o carro', items },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Assinatura' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Financiamento' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Financiamento' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Assinatura', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Financiamento', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

const Narrow = styled.div`
  max-width: 20rem;
`;
