import { expect, fn, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Stepper, type StepperProps, type StepperStep } from './index.ts';

const names = [
  'Modelo',
  'Configuração',
  'Login',
  'Dados pessoais',
  'Endereço',
  'Documentação',
  'Local de retirada',
  'Forma de pagamento',
];

/** The eight steps of an order with one of them as the current step. */
const at = (place: number): StepperStep[] =>
  names.map((label, index) => {
    const id = `etapa-${index + 1}`;
    if (index < place) return { id, label, state: 'done', href: `#${id}` };
    return { id, label, state: index === place ? 'current' : 'blocked' };
  });

const withError = at(5).map((step): StepperStep =>
  step.id === 'etapa-5' ? { ...step, state: 'error', reason: 'CEP não encontrado' } : step,
);

const meta = preview.meta({
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Etapas do pedido', steps: at(5) },
});

const narrow = (args: StepperProps) => (
  <Narrow>
    <Stepper {...args} />
  </Narrow>
);

export const Order = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getByRole('list').querySelector('[aria-current="step"]');
    await expect(current).toHaveTextContent('Documentação (atual)');
    await expect(canvas.getByRole('link', { name: /^Voltar a\s+Dados pessoais\s+\(concluída\)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const First = meta.story({ args: { steps: at(0) } });
export const AllDone = meta.story({ args: { steps: at(8) } });
export const WithError = meta.story({ args: { steps: withError } });
export const ErrorOnThePage = meta.story({
  args: {
    steps: at(7).map((step): StepperStep =>
      step.id === 'etapa-8' ? { ...step, state: 'error', isCurrent: true, reason: 'Cartão não cadastrado' } : step,
    ),
  },
});
export const Back = meta.story({
  args: {
    steps: at(5).map((step): StepperStep => {
      if (step.id === 'etapa-4') return { ...step, isCurrent: true };
      return step.state === 'current' ? { ...step, href: '#etapa-6' } : step;
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ir para\s+Documentação\s+\(começada\)$/ })).toBeVisible();
  },
});
export const LittleRoom = meta.story({ args: { steps: at(3) }, render: narrow });
export const LittleRoomOpen = meta.story({
  args: { steps: withError },
  render: narrow,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Etapa 6 de 8: Documentação/ });
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('Conclua antes: Endereço', { selector: 'li:nth-child(7) *' })).toBeVisible();
  },
});
export const FewSteps = meta.story({
  args: {
    label: 'Recuperação de senha',
    steps: [
      { id: 'e-mail', label: 'E-mail', state: 'done', href: '#e-mail' },
      { id: 'codigo', label: 'Link enviado', state: 'current' },
      { id: 'senha', label: 'Nova senha', state: 'blocked', reason: 'Abra o link do e-mail' },
    ],
  },
});
export const LongText = meta.story({
  args: {
    steps: [
      { id: 'a', label: 'Documentação comprobatória de renda e de residência do casal', state: 'done', href: '#a' },
      {
        id: 'b',
        label: 'Concessionária de retirada',
        state: 'error',
        href: '#b',
        reason: 'A concessionária escolhida não entrega este modelo na data prevista',
      },
      { id: 'c', label: 'Internacionalização-do-comprovante', state: 'current' },
    ],
  },
});

export const Keyboard = meta.story({
  args: { steps: at(2).map(({ id, label, state }) => ({ id, label, state })), onSelect: fn() },
  render: narrow,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Etapa 3 de 8/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const back = within(canvasElement).getByRole('button', { name: /Modelo/ });
    await expect(back).toHaveFocus();
    await expect(back.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('etapa-1', expect.anything());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

const Narrow = styled.div`
  max-width: 15rem;
`;
