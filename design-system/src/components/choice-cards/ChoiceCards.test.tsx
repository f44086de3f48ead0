import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChoiceCards } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

const items = [
  { value: '12', label: '12 meses', description: 'R$ 2.590,00/mês' },
  { value: '24', label: '24 meses', description: 'R$ 2.179,00/mês' },
  { value: '36', label: '36 meses', description: 'R$ 2.059,00/mês', isDisabled: true, reason: 'não há nesta versão' },
];

test('each option is named by its label and described by its price', () => {
  render(<ChoiceCards label="Prazo" items={items} defaultValue="24" />);
  const radio = screen.getByRole('radio', { name: '24 meses' });
  expect(radio).toBeChecked();
  expect(radio).toHaveAccessibleDescription('R$ 2.179,00/mês');
});

test('an unavailable option shows its reason, and the group is described by it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<ChoiceCards label="Prazo" items={items} defaultValue="24" onChange={onChange} description="Veja o total." />);
  const radio = screen.getByRole('radio', { name: '36 meses' });
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription('não há nesta versão');
  expect(screen.getByText('não há nesta versão')).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Prazo' })).toHaveAccessibleDescription(
    'Veja o total. Indisponível: 36 meses, não há nesta versão.',
  );
  await userEvent.click(screen.getByText('36 meses'));
  expect(onChange).not.toHaveBeenCalled();
});

test('a controlled group shows its value prop, not the pressed option', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(<ChoiceCards label="Prazo" items={items} value="24" onChange={onChange} />);
  await userEvent.click(screen.getByText('12 meses'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('12');
  expect(screen.getByRole('radio', { name: '24 meses' })).toBeChecked();
  rerender(<ChoiceCards label="Prazo" items={items} value="12" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: '12 meses' })).toBeChecked();
});

test('the selected option is submitted without script', () => {
  expect(submittedWithoutScript(<ChoiceCards label="Prazo" name="prazo" items={items} defaultValue="24" />)).toEqual({
    prazo: '24',
  });
});

test('two groups without a name keep separate selections', () => {
  render(
    <>
      <ChoiceCards label="Prazo" items={items} defaultValue="24" />
      <ChoiceCards label="Versão" items={[{ value: 'sense', label: 'Sense' }]} defaultValue="sense" />
    </>,
  );
  expect(screen.getByRole('radio', { name: '24 meses' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Sense' })).toBeChecked();
});

test('an error describes the group', () => {
  render(<ChoiceCards label="Prazo" items={items.slice(0, 2)} errorMessage="Escolha um prazo." />);
  const group = screen.getByRole('radiogroup');
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Escolha um prazo.');
});

test('with isChoiceAnnounced, the selected card’s price describes the group instead of the card', () => {
  const group = (value: string) => <ChoiceCards label="Prazo" items={items} value={value} isChoiceAnnounced />;
  const { rerender } = render(group('24'));
  const expectHeardOnce = (chosen: string, price: string, other: string, itsPrice: string) => {
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      `${price} Indisponível: 36 meses, não há nesta versão.`,
    );
    expect(screen.getByRole('radio', { name: chosen })).not.toHaveAccessibleDescription();
    expect(screen.getByText(price)).toBeVisible();
    expect(screen.getByRole('radio', { name: other })).toHaveAccessibleDescription(itsPrice);
  };
  expectHeardOnce('24 meses', 'R$ 2.179,00/mês', '12 meses', 'R$ 2.590,00/mês');
  rerender(group('12'));
  expectHeardOnce('12 meses', 'R$ 2.590,00/mês', '24 meses', 'R$ 2.179,00/mês');
});
