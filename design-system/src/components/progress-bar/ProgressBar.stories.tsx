import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { ProgressBar } from './index.ts';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Enviando CNH', value: 62 },
});

export const UnderWay = meta.story({});
export const Start = meta.story({ args: { value: 0 } });
export const Done = meta.story({ args: { value: 100, valueText: 'Enviado' } });
export const InSteps = meta.story({ args: { label: 'Etapas do pedido', value: 3, maxValue: 8, valueText: '3 de 8' } });
export const Indeterminate = meta.story({
  render: () => <ProgressBar label="Verificando o pagamento" valueText="isso pode levar um minuto" />,
});
export const LongText = meta.story({
  args: {
    label: 'comprovante-de-endereco-digitalizado-em-alta-resolucao-frente-e-verso-2026-11-18.pdf',
    valueText: '4,2 MB de 6,8 MB',
  },
  render: (args) => (
    <Narrow>
      <ProgressBar {...args} />
    </Narrow>
  ),
});
export const OnStage = meta.story({
  decorators: [onStage],
});

const Narrow = styled.div`
  max-width: 20rem;
`;
