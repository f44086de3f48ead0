import { renderToString } from 'react-dom/server';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingOverlay } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

it('the overlay announces that the page is loading', () => {
  render(<LoadingOverlay />);
  expect(liveRegion()).toHaveTextContent('Carregando…');
});

it("the overlay is complete in the server's markup", () => {
  expect(renderToString(<LoadingOverlay />)).toContain('Carregando…');
});
