import { expect, test, vi } from 'vitest';
import type { AppRouter } from '../router.tsx';
import { createUrlPort } from './browser-ports.ts';

const offer = { pathname: '/ofertasvw/polo', search: {}, hash: '' };

/** `latest` is the page that the visitor goes to; the router's state has the offer until that page's chunk has loaded. */
function goingTo(latest: typeof offer) {
  const navigate = vi.fn<() => Promise<void>>(async () => undefined);
  const router = { latestLocation: latest, state: { location: offer }, navigate };
  return { navigate, url: createUrlPort(router as unknown as AppRouter) };
}

test('a plan is written into the URL of its offer', async () => {
  const { navigate, url } = goingTo(offer);
  await url.replaceSimulation('polo', { prazo: '24' });
  expect(navigate).toHaveBeenCalledOnce();
});

test('a plan is not written once the visitor goes to another page, whose chunk is still loading', async () => {
  const { navigate, url } = goingTo({ ...offer, pathname: '/ofertasvw/polo/assinar/entrar' });
  await url.replaceSimulation('polo', { prazo: '24' });
  expect(navigate).not.toHaveBeenCalled();
});
