import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack, Text } from '../../layout/index.ts';
import { Link } from '../link/index.ts';
import { Highlight } from './index.ts';

const meta = preview.meta({ title: 'Components/Content/Highlight', component: Highlight });

const answer = (
  <Stack gap={2}>
    <Text>
      Pode. Antes do 12º mês cobramos uma taxa que <strong>diminui a cada mês</strong>;{' '}
      <Link href="#custo">veja o custo da saída</Link>.
    </Text>
    <Text>Avise com 30 dias de antecedência.</Text>
  </Stack>
);

export const InWords = meta.story({ args: { term: 'saida', children: 'Quanto custa a saída antecipada?' } });
export const InElements = meta.story({ args: { term: 'mes custo antecedencia', children: answer } });
export const NothingLookedFor = meta.story({ args: { term: '', children: answer } });
export const OnStage = meta.story({
  args: { term: 'mês', children: answer },
  decorators: [onStage],
});
