import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { CarDrawing } from '../car-picture/index.ts';
import { Link } from '../link/index.ts';
import { ToggleButtons } from '../toggle-buttons/index.ts';
import { MegaMenu, MenuCars, type MenuCar } from './index.ts';

const sample = [
  ['T-Cross', 't-cross', 'R$ 2.179,00/mês'],
  ['Nivus', 'nivus', 'R$ 2.099,00/mês'],
  ['Tera', 'tera', 'R$ 1.789,00/mês'],
  ['Polo', 'polo', 'R$ 1.649,00/mês'],
  ['Virtus', 'virtus', 'R$ 1.929,00/mês'],
  ['Tiguan Allspace', 'tiguan-allspace', 'Sem disponibilidade'],
] as const;

const cars: MenuCar[] = sample.map(([name, slug, note]) => ({
  name,
  note,
  href: `/ofertasvw/${slug}`,
  picture: <CarDrawing model={slug} />,
}));

const filter = (
  <ToggleButtons
    label="Filtrar por categoria"
    look="list"
    all={{ label: 'Todos', count: 6 }}
    items={[
      { id: 'suvw', label: 'SUVW', count: 4 },
      { id: 'hatch', label: 'Hatch', count: 1 },
      { id: 'sedan', label: 'Sedan', count: 1 },
    ]}
    selectedId={undefined}
    onSelect={fn()}
  />
);

const meta = preview.meta({
  title: 'Components/Navigation/MegaMenu',
  component: MegaMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'menu-ofertas',
    label: 'Ofertas',
    filter,
    children: <MenuCars cars={cars} label="Carros" />,
    onClose: fn(),
  },
  render: (args) => (
    <Page>
      <button type="button" aria-expanded aria-controls={args.id}>
        Ofertas
      </button>
      <MegaMenu {...args} />
    </Page>
  ),
});

export const Cards = meta.story({});
export const WithFoot = meta.story({
  args: {
    foot: (
      <>
        Na página de cada carro você ajusta prazo, quilômetros e cor.
        <Link look="standalone" icon="arrow-right" href="/#ofertas">
          Ver todas as ofertas
        </Link>
      </>
    ),
  },
});
export const OneCar = meta.story({ args: { children: <MenuCars cars={cars.slice(0, 1)} label="Carros" /> } });
export const NoCars = meta.story({ args: { filter: undefined, children: <p>As ofertas não carregaram.</p> } });
export const LongText = meta.story({
  args: {
    children: (
      <MenuCars
        label="Carros"
        cars={cars.map((car) => ({ ...car, name: `${car.name} Edição Extraordinariamente Comprida` }))}
      />
    ),
  },
});
export const RowsOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <MenuCars cars={cars} look="rows" label="Carros" />,
});
export const Rows = meta.story({ render: () => <MenuCars cars={cars} look="rows" label="Carros" /> });

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Ofertas' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Todos 6' })).toHaveFocus();
    for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^T-Cross/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith({ returnsFocus: true });
  },
});

const Page = styled.div`
  position: relative;
  height: 3rem;
  margin-bottom: 40rem;
`;
