import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from './index.ts';

it('says that the page is loading', () => {
  render(<LoadingOverlay />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
});

it('is whole in the page that the server sends', () => {
  expect(renderToString(<LoadingOverlay />)).toContain('Carregando…');
});
