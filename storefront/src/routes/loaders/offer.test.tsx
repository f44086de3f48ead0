import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failing, neverAnswers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

describe('the page of an offer', () => {
  it('requests its conditions while its texts are still loading', async () => {
    const { ports } = renderApp('/ofertasvw/polo', { ports: { content: { readCarPage: neverAnswers } } });
    await waitFor(() => expect(ports.callsOf('offer.readConditions')).toHaveLength(1));
    expect(ports.callsOf('content.readCarPage')).toHaveLength(1);
  });

  it('without texts leads to home and cancels the request of its conditions', async () => {
    const { promise: conditionsRequested, resolve } = Promise.withResolvers<void>();
    const { ports, url } = renderApp('/ofertasvw/polo', {
      ports: {
        content: { readCarPage: () => conditionsRequested.then(() => undefined) },
        offer: {
          readConditions: (_, signal) => {
            resolve();
            return neverAnswers(_, signal);
          },
        },
      },
    });
    await waitFor(() => expect(url()).toBe('/'));
    await screen.findByRole('heading', { level: 1 });
    expect(ports.callsOf('offer.readConditions').map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('whose texts fail leads to home, which says so', async () => {
    const { url } = renderApp('/ofertasvw/polo', {
      ports: { content: { readCarPage: failing({ kind: 'network' }) } },
    });
    expect(
      await screen.findByText('Não conseguimos abrir esta oferta. Verifique sua rede e tente novamente.'),
    ).toBeVisible();
    expect(url()).toBe('/');
  });
});
