import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RangeSlider, type RangeSliderProps, type SliderRange } from './index.ts';

const monthly = {
  label: 'Mensalidade',
  minValue: 1500,
  maxValue: 5000,
  step: 100,
  format: (value: number) => `R$ ${value}`,
} satisfies Partial<RangeSliderProps>;

function Monthly({ onChange, ...props }: Partial<RangeSliderProps>) {
  const [value, setValue] = useState<SliderRange>([2000, 3500]);
  return (
    <RangeSlider
      {...monthly}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}
const lower = () => screen.getByRole('slider', { name: 'Mensalidade mínimo' });
const upper = () => screen.getByRole('slider', { name: 'Mensalidade máximo' });

it('a range slider names the group and each thumb, and describes both thumbs', () => {
  render(<Monthly description="Com tudo incluído." />);
  const group = screen.getByRole('group', { name: 'Mensalidade' });
  expect(within(group).getAllByRole('slider')).toEqual([lower(), upper()]);
  expect(lower()).toHaveAccessibleDescription('Com tudo incluído.');
  expect(upper()).toHaveAccessibleDescription('Com tudo incluído.');
  expect(screen.getByText('R$ 2000 a R$ 3500')).toBeVisible();
});

it('lowerLabel and upperLabel name the thumbs', () => {
  render(<Monthly lowerLabel="a partir de" upperLabel="até" />);
  expect(screen.getByRole('slider', { name: 'Mensalidade a partir de' })).toHaveValue('2000');
  expect(screen.getByRole('slider', { name: 'Mensalidade até' })).toHaveValue('3500');
});

it('each value is announced in words, with the label of its stop', () => {
  render(<Monthly stops={[{ value: 1500 }, { value: 3000, label: 'mais escolhido' }]} />);
  expect(lower()).toHaveAttribute('aria-valuetext', 'R$ 2000');
  fireEvent.change(lower(), { target: { value: '3000' } });
  expect(lower()).toHaveAttribute('aria-valuetext', 'R$ 3000, mais escolhido');
  fireEvent.change(lower(), { target: { value: '1500' } });
  expect(lower(), 'a stop without a name').toHaveAttribute('aria-valuetext', 'R$ 1500');
});

it('both values are reported, and each thumb is limited by the other', async () => {
  const onChange = vi.fn<(value: SliderRange) => void>();
  const onChangeEnd = vi.fn<(value: SliderRange) => void>();
  render(<Monthly onChange={onChange} onChangeEnd={onChangeEnd} />);
  expect(lower()).toHaveAttribute('max', '3500');
  expect(upper()).toHaveAttribute('min', '2000');
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(onChange).toHaveBeenLastCalledWith([3500, 3500]);
  expect(onChangeEnd).toHaveBeenLastCalledWith([3500, 3500]);
  await userEvent.tab();
  expect(upper()).toHaveFocus();
  await userEvent.keyboard('{Home}{PageUp}');
  expect(onChange).toHaveBeenLastCalledWith([3500, 3900]);
});

it('a disabled range slider cannot be changed', () => {
  render(<Monthly isDisabled />);
  expect(lower()).toBeDisabled();
  expect(upper()).toBeDisabled();
});

it('a range slider is disabled in a disabled fieldset, and enabled with it', async () => {
  const inFieldset = (isDisabled: boolean) => (
    <fieldset disabled={isDisabled}>
      <fieldset>
        <Monthly />
      </fieldset>
    </fieldset>
  );
  const { rerender } = render(inFieldset(true));
  // The fieldset disables the inputs of the thumbs, but not the track.
  expect(screen.getByRole('group', { name: 'Mensalidade' })).toHaveAttribute('data-disabled');
  rerender(inFieldset(false));
  await waitFor(() => expect(lower()).not.toHaveAttribute('disabled'));
});

it('the thumbs are at the ends of the track if the limits are equal', () => {
  render(<RangeSlider {...monthly} minValue={2000} maxValue={2000} value={[2000, 2000]} onChange={() => undefined} />);
  expect(lower().closest('[style*=left]')).toHaveStyle({ left: '0%' });
  expect(upper().closest('[style*=left]')).toHaveStyle({ left: '100%' });
});

it('both values are submitted, each under its name', () => {
  render(
    <form aria-label="f">
      <Monthly lowerName="de" upperName="ate" />
    </form>,
  );
  act(() => upper().focus());
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([
    ['de', '2000'],
    ['ate', '3500'],
  ]);
});
