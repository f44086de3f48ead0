import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectionBar } from './SelectionBar.tsx';
import { liveRegion } from '../../../manual/live-regions.ts';

it('the live region of the selection exists before anything is selected', () => {
  const bar = (words?: string) => (
    <SelectionBar label="Carros para comparar" actions={<button type="button">Limpar</button>}>
      {words}
    </SelectionBar>
  );
  const { container, rerender } = render(bar());
  const announced = container.querySelector('[aria-live="polite"]');
  expect(announced).toBeEmptyDOMElement();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  rerender(bar('T-Cross escolhido.'));
  expect(liveRegion()).toBe(announced);
  expect(announced).toHaveTextContent('T-Cross escolhido.');
  expect(screen.getByRole('region', { name: 'Carros para comparar' })).toContainElement(screen.getByText('Limpar'));
});
