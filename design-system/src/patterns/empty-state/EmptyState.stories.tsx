import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button, ButtonLink } from '../../components/button/index.ts';
import { CarDrawing } from '../../components/car-picture/index.ts';
import { Link } from '../../components/link/index.ts';
import { Grid } from '../../layout/index.ts';
import { Panel } from '../panel/Panel.tsx';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { liveRegion } from '../../../manual/live-regions.ts';

const sample: EmptyStateProps = {
  title: 'Você não possui pedidos pendentes.',
  text: 'Quando fizer um pedido, cada etapa aparece aqui com data e próximo passo.',
  actions: (
    <ButtonLink href="#ofertas" variant="secondary">
      Ver ofertas
    </ButtonLink>
  ),
  headingLevel: 2,
};

const meta = preview.meta({
  title: 'Patterns/Page parts/EmptyState',
  component: EmptyState,
  args: sample,
});

export const WithIcon = meta.story({});
export const WithCar = meta.story({
  args: {
    title: 'Não há minivans para pronta entrega',
    text: 'Tire o filtro ou peça para avisarmos quando houver.',
    car: <CarDrawing model="id-buzz" paint="silver" />,
  },
});
export const TitleOnly = meta.story({
  args: { title: 'Você ainda não possui um plano ativo.', text: undefined, actions: undefined, icon: 'car' },
});
export const Failure = meta.story({
  args: {
    icon: 'alert',
    title: 'Erro ao buscar pedidos, tente novamente mais tarde.',
    text: 'Seus pedidos continuam guardados. O problema é na nossa consulta.',
    actions: <Button>Tentar novamente</Button>,
    announce: 'assertive',
  },
});
export const SideBySide = meta.story({
  render: () => (
    <Grid columns={{ medium: 2 }}>
      <Panel>
        <EmptyState {...sample} icon="clock" />
      </Panel>
      <Panel>
        <EmptyState {...sample} icon="car" title="Você ainda não possui um plano ativo." />
      </Panel>
    </Grid>
  ),
});
export const LongText = meta.story({
  args: {
    icon: 'search',
    title: 'Nenhum resultado encontrado para: “pneu furado no feriado prolongado em outro estado”',
    text: 'Tente uma palavra só, como “pneu”, ou fale com a assistência 24 horas pelo aplicativo de mensagens.',
    actions: (
      <>
        <Button variant="secondary">Limpar a busca e ver todas as perguntas</Button>
        <Link href="#contato" look="standalone">
          Fale conosco
        </Link>
      </>
    ),
  },
  render: (args) => (
    <Narrow>
      <EmptyState {...args} />
    </Narrow>
  ),
});

/** The message replaces the results; focus stays in the search field. */
export const AfterASearch = meta.story({
  render: function Searching() {
    const [isEmpty, setIsEmpty] = useState(false);
    return (
      <>
        <Button size="small" variant="secondary" onPress={() => setIsEmpty(true)}>
          Buscar “helicóptero”
        </Button>
        {isEmpty && (
          <EmptyState
            icon="search"
            headingLevel={2}
            title="Nenhum resultado encontrado para: “helicóptero”"
            announce="polite"
          />
        )}
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const search = canvas.getByRole('button');
    await userEvent.click(search);
    await expect(liveRegion(canvasElement)).toHaveTextContent('Nenhum resultado encontrado para: “helicóptero”');
    await expect(search).toHaveFocus();
  },
});

const Narrow = styled.div`
  max-width: 15rem;
`;
