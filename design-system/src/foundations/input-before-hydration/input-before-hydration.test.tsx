import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../components/checkbox/index.ts';
import { ChoiceCards } from '../../components/choice-cards/index.ts';
import { ColorSwatches } from '../../components/color-swatches/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';

type Field = (value: string, onChange: (value: string) => void) => ReactNode;
type Entry = HTMLInputElement | HTMLTextAreaElement;

const letters = ['a', 'b'].map((value) => ({ value, label: value, paint: 'red' }));
const fields: readonly [name: string, field: Field][] = [
  ['text field', (value, onChange) => <TextField label="b" {...{ value, onChange }} />],
  ['text area', (value, onChange) => <TextArea label="b" {...{ value, onChange }} />],
  ['password field', (value, onChange) => <PasswordField label="b" {...{ value, onChange }} />],
  [
    'checkbox',
    (value, onChange) => (
      <Checkbox label="b" isSelected={value === 'b'} onChange={(isSelected) => onChange(isSelected ? 'b' : '')} />
    ),
  ],
  ['radio group', (value, onChange) => <RadioGroup label="Letra" items={letters} {...{ value, onChange }} />],
  ['group of cards', (value, onChange) => <ChoiceCards label="Letra" items={letters} {...{ value, onChange }} />],
  ['group of colours', (value, onChange) => <ColorSwatches items={letters} {...{ value, onChange }} />],
];

function enter(control: Entry) {
  if (['checkbox', 'radio'].includes(control.type)) control.click();
  else control.value = 'b';
}

const isEntered = (control: Entry) => (control as HTMLInputElement).checked || control.value === 'b';

describe.each(fields)('a controlled %s', (_, field) => {
  it('keeps and reports what was entered before hydration', () => {
    const onChange = vi.fn<(value: string) => void>();
    function Owner() {
      const [value, setValue] = useState('');
      return field(value, (next) => {
        onChange(next);
        setValue(next);
      });
    }
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Owner />);
    enter(screen.getByLabelText('b'));
    const { rerender } = render(<Owner />, { container, hydrate: true });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
    rerender(<Owner />);
    expect(screen.getByLabelText<Entry>('b')).toSatisfy(isEntered);
  });
});

it('a text area counts the text that was typed before hydration', () => {
  const sent = <TextArea label="Mensagem" characterLimit={10} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(sent);
  screen.getByRole<HTMLTextAreaElement>('textbox').value = 'Olá!';
  render(sent, { container, hydrate: true });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('4 de 10 caracteres');
});

it('a field without a server reports nothing when the browser changes its initial text', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <>
      <TextField label="E-mail" type="email" defaultValue=" maria@exemplo.com.br " onChange={onChange} />
      <TextArea label="Mensagem" defaultValue={'Bom dia\r\nMaria'} onChange={onChange} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('maria@exemplo.com.br');
  expect(onChange).not.toHaveBeenCalled();
});
