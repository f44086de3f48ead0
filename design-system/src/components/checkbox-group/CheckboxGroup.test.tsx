import { act } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../../patterns/index.ts';
import { Form, SubmitButton } from '../form/index.ts';
import { CheckboxGroup } from './index.ts';

const items = [
  { value: 'tapetes', label: 'Tapetes', description: 'De borracha.' },
  { value: 'cadeira', label: 'Cadeira' },
  { value: 'rack', label: 'Rack', isDisabled: true },
];
const extras = { label: 'Acessórios', items };
const boxOf = (name: string) => screen.getByRole('checkbox', { name });

describe('a checkbox group', () => {
  it('is described by its help and its error, and each checkbox by the error', () => {
    render(<CheckboxGroup {...extras} description="Até dois." errorMessage="Escolha um." />);
    const group = screen.getByRole('group', { name: 'Acessórios' });
    expect(group).toHaveAccessibleDescription('Até dois. Escolha um.');
    expect(boxOf('Tapetes')).toHaveAccessibleDescription('De borracha. Escolha um.');
    expect(boxOf('Cadeira')).toBeInvalid();
  });

  it('reports the selected values in the order of its items, without disabled ones', async () => {
    const onChange = vi.fn<(value: string[]) => void>();
    render(<CheckboxGroup {...extras} onChange={onChange} />);
    for (const label of ['Cadeira', 'Rack', 'Tapetes', 'Cadeira']) await userEvent.click(screen.getByText(label));
    expect(onChange.mock.calls).toEqual([[['cadeira']], [['tapetes', 'cadeira']], [['tapetes']]]);
  });

  it('shows the value prop when controlled', async () => {
    render(<CheckboxGroup {...extras} value={['cadeira']} />);
    await userEvent.click(screen.getByText('Tapetes'));
    expect(boxOf('Tapetes')).not.toBeChecked();
    expect(boxOf('Cadeira')).toBeChecked();
  });

  it('keeps its selection when it is read-only', async () => {
    render(<CheckboxGroup {...extras} selectAllLabel="Todos" defaultValue={['cadeira']} isReadOnly />);
    await userEvent.click(screen.getByText('Todos'));
    expect(boxOf('Tapetes')).not.toBeChecked();
    await userEvent.click(screen.getByText('Cadeira'));
    expect(boxOf('Cadeira')).toBeChecked();
    await userEvent.keyboard(' ');
    expect(boxOf('Cadeira')).toBeChecked();
  });

  it('is submitted without script', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <form>
        <CheckboxGroup {...extras} name="extras" selectAllLabel="Todos" defaultValue={['tapetes', 'cadeira']} />
      </form>,
    );
    const form = page.querySelector('form');
    expect(form && [...new FormData(form)]).toEqual([
      ['extras', 'tapetes'],
      ['extras', 'cadeira'],
    ]);
  });

  it('returns to its initial selection when the form is reset', async () => {
    render(
      <form>
        <CheckboxGroup {...extras} name="extras" defaultValue={['tapetes']} />
      </form>,
    );
    await userEvent.click(screen.getByText('Tapetes'));
    await userEvent.click(screen.getByText('Cadeira'));
    act(() => document.querySelector('form')?.reset());
    expect(boxOf('Tapetes')).toBeChecked();
    expect(boxOf('Cadeira')).not.toBeChecked();
  });

  it('adopts a selection made before hydration', async () => {
    const onChange = vi.fn<(value: string[]) => void>();
    const group = <CheckboxGroup {...extras} selectAllLabel="Todos" onChange={onChange} />;
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(group);
    boxOf('Cadeira').click();
    const root = await act(async () => hydrateRoot(page, group));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['cadeira']);
    expect(boxOf('Cadeira')).toBeChecked();
    expect(boxOf('Todos')).toBePartiallyChecked();
    act(() => root.unmount());
    page.remove();
  });
});

describe('the checkbox that selects all', () => {
  it('is indeterminate while some options are selected, and selects the rest', async () => {
    render(<CheckboxGroup {...extras} selectAllLabel="Todos" defaultValue={['cadeira', 'rack']} />);
    const all = boxOf('Todos');
    expect(all).toBePartiallyChecked();
    await userEvent.click(screen.getByText('Todos'));
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
    expect(boxOf('Tapetes')).toBeChecked();
    await userEvent.click(screen.getByText('Todos'));
    expect(boxOf('Cadeira')).not.toBeChecked();
    // "Select all" must not clear a disabled option.
    expect(boxOf('Rack')).toBeChecked();
  });
});

it("an error summary's link is named by the group and moves focus to its first checkbox", async () => {
  render(
    <Form errors={{ extras: 'Escolha um.', dias: 'Escolha um.' }}>
      <ErrorSummary />
      <CheckboxGroup {...extras} name="extras" />
      <CheckboxGroup label="Dias" name="dias" items={[{ value: 'sabado', label: 'Sábado' }]} />
      <SubmitButton sendingLabel="Enviando">Enviar</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  const link = await screen.findByRole('link', { name: 'Acessórios: Escolha um.' });
  await userEvent.click(link);
  expect(boxOf('Tapetes')).toHaveFocus();
});
