import { expect } from 'storybook/test';
import { inLittleRoom } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { ChoiceCards } from '../../components/choice-cards/index.ts';
import { Select } from '../../components/select/index.ts';
import { RangeSlider } from '../../components/slider/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { FormSection, WideField } from './FormSection.tsx';

const states = [
  { value: 'BA', label: 'Bahia' },
  { value: 'SP', label: 'São Paulo' },
];
const address = (
  <>
    <TextField label="CEP" name="cep" inputMode="numeric" autoComplete="postal-code" />
    <Select label="Estado" name="uf" items={states} placeholder="Escolha o estado" />
    <WideField>
      <TextField label="Rua" name="rua" autoComplete="address-line1" />
    </WideField>
    <TextField label="Número" name="numero" inputMode="numeric" />
    <TextField label="Complemento" name="complemento" description="Apartamento, bloco." isOptional />
  </>
);

const longWord = 'Rechtsschutzversicherungsgesellschaften · exemplo';
const range = {
  value: [2000, 3500],
  onChange: () => {},
  minValue: 1500,
  maxValue: 5000,
  format: (cents: number) => `R$\u00A0${cents},00`,
} as const;

const meta = preview.meta({
  title: 'Patterns/Forms/FormSection',
  component: FormSection,
  args: { title: 'Endereço', children: address },
});

export const TwoColumns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Endereço' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Endereço' })).toBeVisible();
  },
});
export const OneColumn = meta.story({ args: { columns: 1 } });
export const WithDescription = meta.story({ args: { description: 'Onde a multa e o contrato chegam, se chegarem.' } });
/** The group's name is announced with each field: "Endereço de entrega, CEP". */
export const Group = meta.story({
  args: { title: 'Endereço de entrega', isGroup: true, description: 'Só na mesma cidade da concessionária.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Endereço de entrega' })).toHaveAccessibleDescription(
      'Só na mesma cidade da concessionária.',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Endereço de entrega' })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    title: 'Endereço em que você mora hoje, mesmo que seja diferente do que está no comprovante',
    headingLevel: 3,
    description:
      'Usamos para a análise de crédito, para calcular o seguro e para dizer qual concessionária entrega o carro mais perto de você; nada é enviado pelo correio sem antes perguntar.',
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: (args) => <FormSection {...args} isGroup />,
  play: async ({ canvas }) => {
    const [cep, uf] = [canvas.getByRole('textbox', { name: 'CEP' }), canvas.getByRole('combobox')];
    await expect(uf.getBoundingClientRect().top).toBeGreaterThan(cep.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
/** A word of another language, longer than the line. */
export const LongWords = meta.story({
  decorators: [inLittleRoom],
  args: {
    title: longWord,
    children: (
      <>
        <TextField label={longWord} isOptional />
        <RangeSlider label={longWord} {...range} />
        <RangeSlider label="Mensalidade" {...range} />
        <ChoiceCards label={longWord} items={states} />
        <ChoiceCards label={longWord} headingLevel={3} items={states} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector('section')?.getBoundingClientRect().right;
    for (const part of canvasElement.querySelectorAll('section :not(input)'))
      await expect(part.getBoundingClientRect().right, part.outerHTML).toBeLessThanOrEqual(room ?? 0);
    const label = canvas.getByText('Mensalidade');
    await expect(label.getBoundingClientRect().height).toBeLessThan(
      2 * Number.parseFloat(getComputedStyle(label).lineHeight),
    );
  },
});
