import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inLittleRoom, onStage, rightToLeft, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  decorators: [upTo('26rem')],
});

/** A date years ahead: today's mark in the calendar would change the picture each day. */
const pickup = {
  label: 'Dia da retirada',
  name: 'retirada',
  minDate: '2031-11-05',
  maxDate: '2031-12-20',
  isDateUnavailable: (day: string) => new Date(`${day}T00:00Z`).getUTCDay() === 0,
};
const chosen = { ...pickup, defaultValue: '2031-11-26' };

export const Empty = meta.story({ args: { ...pickup, description: 'De segunda a sábado, das 9h às 18h.' } });
export const Chosen = meta.story({ args: chosen });
export const Open = meta.story({
  args: chosen,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendário/ }));
    const day = await screen.findByRole('button', { name: /26 de novembro de 2031/ });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day.offsetHeight).toBeGreaterThanOrEqual(24);
    await expect(day.offsetWidth).toBeGreaterThanOrEqual(24);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
export const Small = meta.story({ args: { ...chosen, size: 'small' } });
export const Invalid = meta.story({
  args: { ...pickup, description: 'De segunda a sábado.', errorMessage: 'Escolha o dia da retirada.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: pickup.label })).toHaveAccessibleDescription(
      'De segunda a sábado. Escolha o dia da retirada.',
    );
  },
});
export const OutOfRange = meta.story({ args: { ...pickup, defaultValue: '2032-01-02' } });
export const Unavailable = meta.story({ args: { ...pickup, defaultValue: '2031-11-30' } });
export const ReadOnly = meta.story({ args: { ...chosen, isReadOnly: true } });
export const Disabled = meta.story({ args: { ...chosen, isDisabled: true } });
export const LongText = meta.story({
  args: {
    ...pickup,
    label: 'Em que dia você quer retirar o carro na concessionária que escolheu no passo anterior?',
    isOptional: true,
    description: 'De segunda a sábado, das 9h às 18h; nos feriados da cidade a concessionária não abre.',
    errorMessage: 'Neste dia a concessionária já tem todas as retiradas que consegue fazer: escolha outro.',
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: () => <DatePicker {...chosen} description="De segunda a sábado." isOptional />,
});
export const RightToLeft = meta.story({ decorators: [rightToLeft], render: () => <DatePicker {...chosen} /> });
/** A Hebrew date runs from left to right in the text from right to left. */
export const Hebrew = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <I18nProvider locale="he-IL">
      <DatePicker {...chosen} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const [day, month, year] = canvas.getAllByRole('spinbutton').map((segment) => segment.getBoundingClientRect().left);
    await expect(day).toBeLessThan(month ?? 0);
    await expect(month).toBeLessThan(year ?? 0);
  },
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={5}>
      <DatePicker {...pickup} description="De segunda a sábado." isOptional />
      <DatePicker {...chosen} name="outro" errorMessage="Escolha outro dia." />
      <DatePicker {...chosen} name="sem" isDisabled />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { ...pickup, onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const [day, month] = canvas.getAllByRole('spinbutton');
    await expect(day).toHaveFocus();
    await userEvent.keyboard('26');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('112031');
    await expect(args.onChange).toHaveBeenLastCalledWith('2031-11-26');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2031-11-25');
    // The calendar opens on the selected day, and a selection closes it.
    const opener = canvas.getByRole('button', { name: /Calendário/ });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: /25 de novembro de 2031/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2031-11-18');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(opener.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
