import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({ title: 'Components/Navigation/Breadcrumbs', component: Breadcrumbs });

const items = [{ label: 'Início', href: '#inicio' }, { label: 'Ofertas', href: '#ofertas' }, { label: 'T-Cross' }];

export const Default = meta.story({ args: { items } });
export const LongText = meta.story({
  render: () => (
    <Narrow>
      <Breadcrumbs
        items={[
          { label: 'Início', href: '#inicio' },
          { label: 'Perguntas frequentes', href: '#perguntas' },
          { label: 'Posso encerrar o contrato antes do fim do prazo combinado?' },
        ]}
      />
    </Narrow>
  ),
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => <Breadcrumbs items={items} />,
});

const Narrow = styled.div`
  max-width: 17.5rem;
`;
