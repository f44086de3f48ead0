import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, rightToLeft, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Choices/Switch',
  component: Switch,
  decorators: [upTo('26rem')],
});

const notices = {
  label: 'Avisos por e-mail',
  description: 'Só sobre o seu pedido e a sua assinatura.',
  name: 'avisos',
};

export const Off = meta.story({ args: notices });
export const On = meta.story({ args: { ...notices, defaultSelected: true } });
export const LabelAtStart = meta.story({
  render: () => (
    <Stack gap={2}>
      <Switch {...notices} labelPosition="start" defaultSelected />
      <Switch label="Avisos por WhatsApp" labelPosition="start" />
      <Switch label="Lembrete de revisão" labelPosition="start" defaultSelected />
    </Stack>
  ),
});
export const Invalid = meta.story({
  args: { ...notices, errorMessage: 'Confirme antes o seu e-mail.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: notices.label })).toHaveAccessibleDescription(
      'Só sobre o seu pedido e a sua assinatura. Confirme antes o seu e-mail.',
    );
  },
});
export const ReadOnly = meta.story({
  render: () => (
    <Stack gap={2}>
      <Switch {...notices} isReadOnly defaultSelected />
      <Switch label="Avisos por WhatsApp" isReadOnly />
    </Stack>
  ),
});
export const Disabled = meta.story({
  render: () => (
    <Stack gap={2}>
      <Switch {...notices} isDisabled defaultSelected />
      <Switch label="Avisos por WhatsApp" isDisabled />
    </Stack>
  ),
});
export const LongText = meta.story({
  args: {
    label: 'Avisar quando houver desconto na mensalidade de um carro que comparei nos últimos trinta dias',
    description: 'No máximo um aviso por semana, entre 9h e 18h, e nunca de um carro que já saiu de oferta.',
    errorMessage: 'Sem um e-mail confirmado não temos para onde mandar o aviso: confirme o seu e ligue outra vez.',
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <Switch {...notices} labelPosition="start" />,
});
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <Stack gap={2}>
      <Switch {...notices} defaultSelected />
      <Switch label="Avisos por WhatsApp" labelPosition="start" />
    </Stack>
  ),
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={3}>
      <Switch {...notices} />
      <Switch {...notices} defaultSelected />
      <Switch {...notices} isDisabled defaultSelected />
      <Switch {...notices} errorMessage="Confirme antes o seu e-mail." />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { ...notices, onChange: fn() },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: notices.label });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    // The whole row is the target, 44 px high.
    const row = control.closest('label');
    await expect(row?.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText(notices.label));
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
});
