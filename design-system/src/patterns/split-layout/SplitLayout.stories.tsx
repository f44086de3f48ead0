import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Heading, Text } from '../../layout/index.ts';
import { Panel } from '../panel/Panel.tsx';
import { SplitLayout } from './SplitLayout.tsx';

const Tall = styled.div`
  min-height: 30rem;
`;

const start = (
  <Tall>
    <Heading level={2}>A sua assinatura</Heading>
  </Tall>
);
const end = (
  <Panel>
    <Text>Resumo do plano de exemplo</Text>
  </Panel>
);

const meta = preview.meta({ title: 'Patterns/Page parts/SplitLayout', component: SplitLayout, args: { start, end } });

export const MainAndAside = meta.story({ args: { sticky: 'end', endLabel: 'Resumo do plano' } });
export const Even = meta.story({ args: { columns: 'even' } });
export const AsideAndMain = meta.story({ args: { columns: 'aside-main' } });
