import preview from '../../../../.storybook/preview';
import { Link } from '../../components/link/index.ts';
import { CarDrawing } from '../../components/car-picture/index.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const sample: EmptyStateProps = {
  title: 'Você não possui pedidos pendentes.',
  text: 'Quando fizer um pedido, cada etapa aparece aqui com data e próximo passo.',
  actions: <Link href="/">Ver ofertas</Link>,
  headingLevel: 2,
};

const meta = preview.meta({
  title: 'Padrões/EmptyState',
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
export const LongText = meta.story({
  args: {
    icon: 'search',
    title: 'Nenhum resultado encontrado para: “pneu furado no feriado prolongado em outro estado”',
  },
});
