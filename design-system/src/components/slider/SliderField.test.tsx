import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { SliderField, type SliderFieldProps } from './index.ts';

const parse = (text: string) =>
  /^\d+( meses)?$/.test(text) && parseInt(text, 10) <= 60 ? parseInt(text, 10) : undefined;
const fixed = {
  label: 'Prazo',
  name: 'prazo',
  description: 'Quanto tempo você fica com o carro.',
  minValue: 6,
  maxValue: 48,
  format: (months: number) => `${months} meses`,
  parse,
  invalidMessage: 'De 6 a 60 meses.',
} satisfies Partial<SliderFieldProps>;

function Term({ at, ...props }: { at?: number } & Pick<SliderFieldProps, 'stops' | 'hasVisibleStopLabels'>) {
  const [value, setValue] = useState(at);
  return <SliderField {...fixed} {...props} value={value} onChange={setValue} />;
}
const field = () => screen.getByRole('textbox', { name: 'Prazo' });
const slider = () => screen.getByRole('slider', { name: 'Prazo' });

test('slider and field show the same value, in words', async () => {
  render(<Term at={24} />);
  expect(field()).toHaveValue('24 meses');
  expect(slider()).toHaveValue('24');
  expect(slider()).toHaveAttribute('aria-valuetext', '24 meses');

  fireEvent.change(slider(), { target: { value: '30' } });
  expect(field()).toHaveValue('30 meses');

  await userEvent.clear(field());
  await userEvent.type(field(), '36');
  expect(slider()).toHaveValue('36');
  expect(field(), 'what is typed is not rewritten under the fingers').toHaveValue('36');
  await userEvent.tab();
  expect(field()).toHaveValue('36 meses');
  expect(slider()).toHaveFocus();
});

test('invalid text stays as typed, shows an error on blur and changes nothing', async () => {
  render(<Term at={24} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '7x');
  expect(field(), 'nobody is corrected while typing').toBeValid();
  await userEvent.tab();
  expect(field()).toHaveValue('7x');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Quanto tempo você fica com o carro. De 6 a 60 meses.');
  expect(slider()).toHaveValue('7');

  fireEvent.change(slider(), { target: { value: '12' } });
  expect(field()).toBeValid();
  expect(field()).toHaveValue('12 meses');
});

test('Enter shows the error of invalid text, and a value from elsewhere replaces both', async () => {
  const { rerender } = render(<SliderField {...fixed} value={24} valueKey="default" onChange={() => undefined} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '7x{Enter}');
  rerender(<SliderField {...fixed} value={30} valueKey="default" onChange={() => undefined} />);
  expect(field(), 'a default that follows another field').toBeInvalid();
  expect(field()).toHaveValue('7x');
  rerender(<SliderField {...fixed} value={36} onChange={() => undefined} />);
  expect(field()).toBeValid();
  expect(field()).toHaveValue('36 meses');
});

test('an emptied field shows its value again on blur', async () => {
  render(<Term at={24} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('24 meses');
  expect(field()).toBeValid();
});

test('a press that scrolls the page leaves the value and the typed text', async () => {
  render(<Term at={24} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'vinte');
  await userEvent.tab();
  fireEvent.pointerDown(slider());
  fireEvent.change(slider(), { target: { value: '39' } });
  fireEvent.pointerCancel(slider());
  expect(slider()).toHaveValue('24');
  expect(field()).toHaveValue('vinte');
  expect(field()).toBeInvalid();
});

test('a press that scrolls the page leaves the field without a value', () => {
  render(<Term />);
  fireEvent.pointerDown(slider());
  fireEvent.change(slider(), { target: { value: '39' } });
  expect(field()).toHaveValue('39 meses');
  fireEvent.pointerCancel(slider());
  expect(field()).toHaveValue('');
  expect(slider()).toHaveAttribute('aria-valuetext', 'sem valor');
});

test('on a labelled stop the slider announces the label after the value, and the field has only the value', () => {
  const stops = [{ value: 12 }, { value: 24, label: 'mais escolhido' }, { value: 36, label: '36 meses' }];
  render(<Term at={24} stops={stops} />);
  expect(slider()).toHaveAttribute('aria-valuetext', '24 meses, mais escolhido');
  expect(field()).toHaveValue('24 meses');
  for (const [value, text] of [
    ['25', '25 meses'],
    ['12', '12 meses'],
    ['36', '36 meses'],
  ]) {
    fireEvent.change(slider(), { target: { value } });
    expect(slider()).toHaveAttribute('aria-valuetext', text);
  }
});

test('stop labels are visible only with hasVisibleStopLabels, and are not announced twice', () => {
  const stops = [
    { value: 24, label: 'mais escolhido' },
    { value: 99, label: 'além do fim' },
  ];
  const { rerender } = render(<Term at={24} stops={stops} />);
  expect(screen.queryByText('mais escolhido')).toBeNull();
  rerender(<Term at={24} stops={stops} hasVisibleStopLabels />);
  expect(screen.getByText('mais escolhido').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByText('além do fim')).toBeNull();
});

test('a value outside the slider’s range extends it', () => {
  render(<Term at={60} />);
  expect(slider()).toHaveAttribute('max', '60');
  expect(slider()).toHaveValue('60');
});

test('the slider and the field both announce that there is no value', () => {
  render(<Term />);
  expect(field()).toHaveValue('');
  expect(slider()).toHaveAttribute('aria-valuetext', 'sem valor');
});

test('the field is submitted and the slider is not', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <form>
      <SliderField {...fixed} value={24} onChange={() => undefined} />
    </form>,
  );
  const form = page.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([['prazo', '24 meses']]);
});

describe('input before hydration', () => {
  /** Hydrates the server's markup after the visitor has changed it. */
  function hydrateAfter(act: () => void, at = 24) {
    const onChange = vi.fn<SliderFieldProps['onChange']>();
    const sent = <SliderField {...fixed} step={10} value={at} onChange={onChange} />;
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(sent);
    act();
    render(sent, { container: page, hydrate: true });
    return onChange;
  }
  const typeBeforeHydration = (text: string) => {
    (field() as HTMLInputElement).value = text;
  };

  test('text typed in the field is reported', () => {
    expect(hydrateAfter(() => typeBeforeHydration('36'))).toHaveBeenCalledExactlyOnceWith(36);
  });

  test('invalid text stays as typed and shows an error', () => {
    expect(hydrateAfter(() => typeBeforeHydration('999'))).not.toHaveBeenCalled();
    expect(field()).toHaveValue('999');
    expect(field()).toHaveAccessibleDescription(/De 6 a 60 meses\./);
  });

  test('incomplete text is left unchanged', () => {
    const onChange = hydrateAfter(() => {
      field().focus();
      typeBeforeHydration('3');
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
    expect(field()).toHaveValue('3');
    expect(field()).not.toBeInvalid();
  });

  test('a moved slider is reported', () => {
    const onChange = hydrateAfter(() => {
      (slider() as HTMLInputElement).value = '46';
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(46);
  });

  test('a value between two steps is not reported as a change', () => {
    expect(hydrateAfter(() => undefined, 23)).not.toHaveBeenCalled();
  });
});
