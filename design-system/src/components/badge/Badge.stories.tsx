import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Cluster } from '../../layout/index.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'Components/Content/Badge', component: Badge });

export const Neutral = meta.story({ args: { children: 'Elétrico' } });
export const Accent = meta.story({ args: { children: 'Entrega rápida', tone: 'accent' } });
export const Success = meta.story({ args: { children: 'Aprovado', tone: 'success', icon: 'check' } });
export const Danger = meta.story({ args: { children: 'Reprovado', tone: 'danger', icon: 'warning' } });
export const Warning = meta.story({ args: { children: 'Em análise', tone: 'warning', icon: 'clock' } });

export const LongText = meta.story({
  render: () => (
    <Narrow>
      <Badge tone="accent" icon="bolt">
        Entrega rápida: até 7 dias úteis na capital e na região metropolitana
      </Badge>
      <Badge>Rechtsschutzversicherungsgesellschaften</Badge>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Rechts/).getBoundingClientRect();
    await expect(text.right).toBeLessThanOrEqual(
      canvas
        .getByText(/^Rechts/)
        .closest('div')
        ?.getBoundingClientRect().right ?? 0,
    );
  },
});

export const Tones = meta.story({
  render: () => (
    <Cluster gap={2}>
      <Badge>Blindado</Badge>
      <Badge tone="accent">Entrega rápida</Badge>
      <Badge tone="success" icon="check">
        Aprovado
      </Badge>
      <Badge tone="danger" icon="warning">
        Reprovado
      </Badge>
      <Badge tone="warning" icon="clock">
        Em análise
      </Badge>
    </Cluster>
  ),
});

export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Cluster gap={2}>
      <Badge tone="accent">Entrega rápida</Badge>
      <Badge>Blindado</Badge>
    </Cluster>
  ),
});

const Narrow = styled.div`
  max-width: 14rem;
`;
