import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ColorSwatches } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

const items = [
  { value: 'branco', label: 'Branco gesso', paint: 'white' },
  { value: 'vermelho', label: 'Vermelho urucum', paint: 'red', surcharge: '+ R$ 35,00/mês' },
  { value: 'azul', label: 'Azul anil', paint: 'blue', isDisabled: true, reason: 'indisponível nesta versão' },
];

test('a colour has a name and a price besides its paint', () => {
  render(<ColorSwatches items={items} defaultValue="vermelho" />);
  const radio = screen.getByRole('radio', { name: 'Vermelho urucum' });
  expect(radio).toBeChecked();
  expect(radio).toHaveAccessibleDescription('+ R$ 35,00/mês');
  expect(screen.getByRole('radiogroup', { name: 'Cor' })).toBeVisible();
});

test('an unavailable colour shows its reason and is described by it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<ColorSwatches items={items} defaultValue="vermelho" onChange={onChange} />);
  expect(screen.getByText('Azul anil: indisponível nesta versão.')).toBeVisible();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Azul anil: indisponível nesta versão.');
  const radio = screen.getByRole('radio', { name: 'Azul anil' });
  expect(radio).toHaveAccessibleDescription('indisponível nesta versão');
  await userEvent.click(radio);
  expect(onChange).not.toHaveBeenCalled();
});

test('colours that share a reason are listed with it once', () => {
  const reason = 'indisponível na versão Sense';
  render(
    <ColorSwatches
      items={[
        { value: 'a', label: 'Preto noite', paint: 'black', isDisabled: true, reason },
        { value: 'b', label: 'Azul anil', paint: 'blue', isDisabled: true, reason },
        { value: 'c', label: 'Verde mata', paint: 'green', isDisabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Preto noite e Azul anil: indisponível na versão Sense. Verde mata: indisponível.',
  );
});

test('adjacent colours with the same surcharge show it once, and each radio is described by it', () => {
  const paint = 'grey';
  render(
    <ColorSwatches
      items={[
        { value: 'a', label: 'Branco gesso', paint, surcharge: '' },
        { value: 'b', label: 'Prata chuva', paint, surcharge: '+ R$ 20,00' },
        { value: 'c', label: 'Preto noite', paint, isDisabled: true },
        { value: 'd', label: 'Cinza asfalto', paint, surcharge: '+ R$ 20,00' },
      ]}
      value="a"
    />,
  );
  const seen = screen.getAllByText('+ R$ 20,00').filter((words) => !words.hidden);
  expect(seen.map((words) => words.ariaHidden)).toEqual(['true']);
  expect(screen.getByRole('radio', { name: 'Cinza asfalto' })).toHaveAccessibleDescription('+ R$ 20,00');
  expect(screen.getByRole('radio', { name: 'Branco gesso' })).not.toHaveAccessibleDescription();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Preto noite: indisponível.');
});

test('selecting a colour calls onChange once', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<ColorSwatches items={items} value="vermelho" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Branco gesso' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('branco');
});

test('the selected colour is submitted without script', () => {
  expect(submittedWithoutScript(<ColorSwatches name="cor" items={items} defaultValue="vermelho" />)).toEqual({
    cor: 'vermelho',
  });
});
