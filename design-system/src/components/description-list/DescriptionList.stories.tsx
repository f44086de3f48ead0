import { expect, fn, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Panel } from '../../patterns/panel/Panel.tsx';
import { DescriptionList, type DescriptionListProps, type DescriptionRow } from './index.ts';

const editPhone = fn();
const person: DescriptionRow[] = [
  { term: 'Nome completo', description: 'Marina Duarte · exemplo', action: { label: 'Editar', href: '#nome' } },
  { term: 'E-mail', description: 'marina@exemplo.com.br', action: { label: 'Editar', href: '#e-mail' } },
  { term: 'CPF', description: '•••.456.789-••', spoken: 'com os números 456 e 789 no meio', note: 'Não pode mudar' },
  { term: 'Celular', description: '(11) 90000-0000', action: { label: 'Editar', onPress: editPhone } },
  { term: 'Telefone do trabalho', action: { label: 'Adicionar', href: '#trabalho' } },
  { term: 'Estado civil', description: 'União Estável' },
];

const sample: DescriptionListProps = { rows: person, columns: 2 };

const meta = preview.meta({
  title: 'Components/Content/DescriptionList',
  component: DescriptionList,
  args: sample,
});

export const TwoColumns = meta.story({
  render: (args) => (
    <Panel>
      <DescriptionList {...args} />
    </Panel>
  ),
});
export const OneColumn = meta.story({ args: { columns: 1 } });
export const ReadOnly = meta.story({ args: { rows: person.map((row) => ({ ...row, action: undefined })) } });
export const AllEmpty = meta.story({
  args: { rows: person.map(({ term }) => ({ term, description: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('não informado')).toHaveLength(person.length);
  },
});
export const Masked = meta.story({
  args: { rows: person.slice(2, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('•••.456.789-••')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('definition')).toHaveTextContent('com os números 456 e 789 no meio');
  },
});
export const LittleRoom = meta.story({
  render: (args) => (
    <Narrow>
      <DescriptionList {...args} />
    </Narrow>
  ),
});
export const LongText = meta.story({
  args: {
    columns: 2,
    rows: [
      {
        term: 'Endereço de entrega da correspondência e de cobrança',
        description: 'Rua de Exemplo das Jabuticabeiras Centenárias, 12.400, bloco C, apartamento 1.204, São Paulo, SP',
        action: { label: 'Trocar endereço', href: '#endereco' },
      },
      {
        term: 'E-mail',
        description: 'nome-muito-comprido-sem-nenhum-espaco-para-quebrar@exemplo-de-dominio-comprido.com.br',
        action: { label: 'Editar', href: '#e-mail' },
      },
    ],
  },
});

export const Keyboard = meta.story({
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names).toEqual(['Editar Nome completo', 'Editar E-mail', 'Adicionar Telefone do trabalho']);
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Editar Celular' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(editPhone).toHaveBeenCalledTimes(1);
  },
});

const Narrow = styled.div`
  max-width: 15rem;
`;
