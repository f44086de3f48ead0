import { expect, fireEvent, userEvent } from 'storybook/test';
import { upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { DateField } from './index.ts';

const meta = preview.meta({
  title: 'Components/Forms/DateField',
  component: DateField,
  args: { label: 'Data de nascimento', autoComplete: 'bday' },
  decorators: [upTo('16rem')],
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { defaultValue: '09/05/2001' } });
export const WithDescription = meta.story({
  args: { label: 'Validade da CNH', description: 'DD/MM/AAAA, no campo 4b da frente.', autoComplete: 'off' },
});
export const WrongForm = meta.story({
  args: { defaultValue: '31/02/19', errorMessage: 'Data inválida. O formato deve ser DD/MM/YYYY.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Data de nascimento' })).toHaveAccessibleDescription(
      'DD/MM/AAAA Data inválida. O formato deve ser DD/MM/YYYY.',
    );
  },
});
export const NoSuchDay = meta.story({ args: { defaultValue: '31/02/1990', errorMessage: 'Data inválida.' } });
export const Disabled = meta.story({ args: { defaultValue: '09/05/2001', isDisabled: true } });
export const LongText = meta.story({
  args: {
    label: 'Data em que o seu companheiro ou a sua companheira começou no trabalho atual',
    isOptional: true,
    description: 'DD/MM/AAAA, como está na carteira de trabalho ou no contrato; se não souber o dia, use o dia 1º.',
    errorMessage: 'Data inválida. O formato deve ser DD/MM/YYYY.',
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('31021990');
    await expect(field).toHaveValue('31/02/1990');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('31/0');
    await userEvent.clear(field);
    await userEvent.keyboard('9/5/2001');
    await expect(field).toHaveValue('09/05/2001');
  },
});

export const SteppedByKeys = meta.story({
  args: { defaultValue: '31/05/2001' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('30/06/2001');
    field.setSelectionRange(10, 10);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('30/06/2000');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([6, 10]);
  },
});

export const Pasting = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    for (const text of ['2001-05-09', '9/5/2001', ' 09.05.2001 ']) {
      field.select();
      await userEvent.paste(text);
      await expect(field).toHaveValue('09/05/2001');
    }
  },
});

/** Browsers store a birthday as 2001-05-09. */
export const Autofill = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2001-05-09');
    await fireEvent(field, new Event('input', { bubbles: true }));
    await expect(field).toHaveValue('09/05/2001');
  },
});
