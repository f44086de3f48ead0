import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({ title: 'Componentes/Breadcrumbs', component: Breadcrumbs });

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
  render: () => (
    <Stage data-surface="stage">
      <Breadcrumbs items={items} />
    </Stage>
  ),
});

const Narrow = styled.div`
  max-width: 17.5rem;
`;

const Stage = styled.div`
  padding: var(--space-6);
  background: var(--color-surface-stage);
  color: var(--color-text-on-stage);
`;
