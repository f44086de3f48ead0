import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from './index.ts';

it('the overlay announces that the page is loading', () => {
  render(<LoadingOverlay />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
});

it("the overlay is complete in the server's markup", () => {
  expect(renderToString(<LoadingOverlay />)).toContain('Carregando…');
});
