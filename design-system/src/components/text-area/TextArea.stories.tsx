import { expect, userEvent } from 'storybook/test';
import { inLittleRoom, onStage, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { TextArea } from './TextArea.tsx';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Components/Forms/TextArea',
  component: TextArea,
  decorators: [upTo('32rem')],
});

const notes = { label: 'Observações', name: 'observacoes' };
const text =
  'Temos três carros próprios e alugamos dois. Em março entram mais quatro pessoas na equipe de vendas, que vão precisar de carro todos os dias.';

export const Empty = meta.story({ args: notes });
export const Filled = meta.story({ args: { ...notes, defaultValue: text } });
export const WithCounter = meta.story({
  args: { ...notes, description: 'O que devemos saber da sua frota.', characterLimit: 500, isOptional: true },
});
export const OverTheLimit = meta.story({
  args: {
    ...notes,
    characterLimit: 100,
    defaultValue: text,
    errorMessage: 'Escreva até 100 caracteres.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Escreva até 100 caracteres. 41 caracteres a mais que 100',
    );
  },
});
export const Small = meta.story({ args: { ...notes, size: 'small', rows: 2, defaultValue: text } });
export const ReadOnly = meta.story({ args: { ...notes, isReadOnly: true, defaultValue: text } });
export const Disabled = meta.story({ args: { ...notes, isDisabled: true, defaultValue: text } });
export const LongText = meta.story({
  args: {
    label: 'O que mais a nossa equipe de frotas deve saber antes de entrar em contato com a sua empresa?',
    description: 'Quantos carros, em que cidades, a partir de quando, e se já há uma proposta de outra locadora.',
    characterLimit: 2000,
    isOptional: true,
    defaultValue: Array.from({ length: 12 }, () => text).join('\n\n'),
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => (
    <TextArea {...notes} characterLimit={100} defaultValue={text} errorMessage="Escreva até 100 caracteres." />
  ),
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <TextArea {...notes} description="O que devemos saber." characterLimit={20} defaultValue={text} isOptional />
  ),
});

export const Keyboard = meta.story({
  args: { ...notes, characterLimit: 60 },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox', { name: 'Observações' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    const { offsetHeight } = area;
    // Enter inserts a line, and the text area grows with its lines.
    await userEvent.keyboard('um{Enter}dois{Enter}três{Enter}quatro{Enter}cinco');
    await expect(area).toHaveValue('um\ndois\ntrês\nquatro\ncinco');
    await expect(area.offsetHeight).toBeGreaterThan(offsetHeight);
    await expect(liveRegions(canvasElement)).toEqual([]);
    await userEvent.paste('. E mais vinte e oito letras!!');
    await expect(liveRegion(canvasElement)).toHaveTextContent('Restam até 10 caracteres.');
  },
});
