import { expect, fn, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Link } from '../link/index.ts';
import { ChoiceCards } from './ChoiceCards.tsx';

const meta = preview.meta({ title: 'Components/Choices/ChoiceCards', component: ChoiceCards });

const terms = [
  { value: '12', label: '12 meses', description: 'R$\u00A02.590,00/mês' },
  { value: '18', label: '18 meses', description: 'R$\u00A02.349,00/mês' },
  { value: '24', label: '24 meses', description: 'R$\u00A02.179,00/mês' },
  { value: '36', label: '36 meses', description: 'R$\u00A02.059,00/mês' },
];
const distances = [
  { value: '500', label: '500 km', description: '− R$\u00A084,00' },
  { value: '1000', label: '1.000 km', description: 'no seu plano' },
  { value: '1500', label: '1.500 km', description: '+ R$\u00A096,00' },
  { value: '2000', label: '2.000 km', isDisabled: true, reason: 'indisponível nesta cor' },
];
const term = { label: 'Prazo', items: terms, defaultValue: '24', columns: { narrow: 2, wide: 4 } };

export const Default = meta.story({ args: term });

export const NothingChosen = meta.story({ args: { label: 'Prazo', items: terms, columns: { narrow: 2, wide: 4 } } });

export const WithHeadingAndAction = meta.story({
  args: {
    ...term,
    headingLevel: 3,
    action: (
      <Link href="#como" look="standalone">
        Como escolher
      </Link>
    ),
  },
});

export const Unavailable = meta.story({
  args: {
    label: 'Quilômetros por mês',
    items: distances,
    defaultValue: '1000',
    columns: { narrow: 2, wide: 4 },
    description: '1.000 km por mês, cerca de 33 km por dia. O que sobra em um mês vale para o seguinte.',
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Quilômetros por mês' });
    await expect(group).toHaveAccessibleDescription(/2\.000 km, indisponível nesta cor/);
  },
});

export const Invalid = meta.story({
  args: { label: 'Prazo', items: terms, columns: { narrow: 2, wide: 4 }, errorMessage: 'Escolha um prazo.' },
});

export const LongText = meta.story({
  render: () => (
    <Narrow>
      <ChoiceCards
        label="Forma de entrega do carro"
        columns={{ narrow: 1, wide: 1 }}
        defaultValue="casa"
        items={[
          {
            value: 'casa',
            label: 'Na garagem de casa ou do trabalho',
            description: 'sem custo na capital e na região metropolitana',
          },
          {
            value: 'loja',
            label: 'Na concessionária',
            isDisabled: true,
            reason: 'não há concessionária com este modelo na sua cidade',
          },
        ]}
      />
    </Narrow>
  ),
});

export const Keyboard = meta.story({
  args: { label: 'Quilômetros por mês', items: distances, defaultValue: '1000', name: 'quilometros', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1.000 km' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '1.500 km' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('1500');
    // The next option is disabled: the arrow key wraps to the first.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '500 km' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '500 km' })).toHaveFocus();
  },
});

const Narrow = styled.div`
  max-width: 20rem;
`;
