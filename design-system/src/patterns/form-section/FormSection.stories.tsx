import { expect } from 'storybook/test';
import { inLittleRoom } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Select } from '../../components/select/index.ts';
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
