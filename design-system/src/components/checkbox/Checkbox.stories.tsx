import { expect, fn, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Link } from '../link/index.ts';
import { Stack } from '../../layout/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Choices/Checkbox',
  component: Checkbox,
  decorators: [upTo('26rem')],
});

const income = {
  label: 'Meu companheiro ou companheira compõe a renda',
  description: 'Pediremos os dados e o comprovante dele ou dela.',
  name: 'renda',
};
const consent = (
  <>
    Li o <Link href="#aviso">Aviso de Privacidade</Link> e os <Link href="#termos">Termos de Uso</Link>
  </>
);

export const Empty = meta.story({ args: { label: income.label } });
export const Ticked = meta.story({ args: { ...income, defaultSelected: true } });
export const Optional = meta.story({ args: { label: 'Quero receber novidades por e-mail', isOptional: true } });
export const Invalid = meta.story({
  args: { label: consent, description: 'Você pode ler depois também.', errorMessage: 'Leia e aceite para continuar.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Li o Aviso de Privacidade e os Termos de Uso' });
    await expect(box).toHaveAccessibleDescription('Você pode ler depois também. Leia e aceite para continuar.');
  },
});
export const Disabled = meta.story({ args: { ...income, isDisabled: true } });
export const DisabledTicked = meta.story({ args: { ...income, isDisabled: true, defaultSelected: true } });
export const LongText = meta.story({
  args: {
    label: (
      <>
        Autorizo a consulta dos meus dados nos órgãos de proteção ao crédito e o seu uso na análise da assinatura, como
        está no <Link href="#aviso">Aviso de Privacidade</Link>, e sei que posso pedir a sua exclusão quando quiser
      </>
    ),
    description: 'A consulta não diminui a sua pontuação e vale por 30 dias a partir de hoje.',
    errorMessage: 'Sem a autorização não conseguimos analisar o pedido: marque para continuar.',
    isOptional: true,
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <Checkbox {...income} label={consent} />,
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={3}>
      <Checkbox {...income} />
      <Checkbox {...income} defaultSelected />
      <Checkbox {...income} isDisabled />
      <Checkbox {...income} errorMessage="Marque para continuar." />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { label: consent, onChange: fn() },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    // A link in the label is a separate tab stop.
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aviso de Privacidade' })).toHaveFocus();
    await expect(box).toBeChecked();
    // The whole row is the target, 44 px high.
    const row = box.closest('label');
    await expect(row?.offsetHeight).toBeGreaterThanOrEqual(44);
    row?.click();
    await expect(box).not.toBeChecked();
  },
});
