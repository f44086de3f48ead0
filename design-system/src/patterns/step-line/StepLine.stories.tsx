import preview from '../../../../.storybook/preview';
import { steps } from '../sample-content.tsx';
import { StepLine } from './StepLine.tsx';

const meta = preview.meta({
  title: 'Patterns/Orders/StepLine',
  component: StepLine,
  args: { steps },
});

export const FourSteps = meta.story({});
export const TitlesOnly = meta.story({
  args: { steps: [{ title: 'Escolha o carro' }, { title: 'Monte o plano' }, { title: 'Retire' }] },
});
export const LongText = meta.story({
  args: {
    steps: [
      {
        title: 'Acompanhe a análise dos documentos e do crédito até a assinatura do contrato',
        text: 'A análise passa por cadastro, crédito e contrato. Cada mudança chega por e-mail e fica escrita no seu pedido, com a data e com quem age em seguida.',
      },
      { title: 'Retire', text: 'Na concessionária escolhida.' },
    ],
  },
});
