import { beforeEach, expect, test, vi } from 'vitest';
import type { OfferPort } from '#/api/ports.ts';
import { anOffer, failing, neverAnswers, startStore } from '#/test-support/index.ts';
import { offerShown } from '../offer.events.ts';
import type { SharePort } from '../offer.ports.ts';
import { selectionChanged, versionChosen } from '../offer.slice.ts';
import { selectShare } from './share.slice.ts';
import { watchShare } from './share.saga.ts';
import { sharePressed } from './share.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const own = 'https://loja.example/ofertasvw/polo?prazo=24&utm_source=x';
const pressed = { slug: 'polo', title: 'Polo Track por assinatura', model: 'PO1' };

function press({
  read = () => Promise.resolve('https://loja.example/s/1'),
  device = 'unavailable',
  copies = true,
}: { read?: OfferPort['share']; device?: Awaited<ReturnType<SharePort['share']>>; copies?: boolean } = {}) {
  const started = startStore({ ports: { offer: { share: read } } });
  const share = {
    currentUrl: () => own,
    share: vi.fn<SharePort['share']>(() => Promise.resolve(device)),
    copy: vi.fn<SharePort['copy']>(() => Promise.resolve(copies)),
  };
  started.watch(() => watchShare({ offer: started.ports.offer, share }), 'share');
  started.store.dispatch(sharePressed(pressed));
  return {
    ...started,
    share,
    state: () => selectShare(started.store.getState()),
    settle: () => vi.advanceTimersByTimeAsync(5000),
  };
}

test('the service’s URL is shared by the device', async () => {
  const { share, settle, state, ports } = press({ device: 'shared' });
  await settle();
  expect(ports.callsOf('offer.share').map(({ args }) => args[0])).toEqual([{ url: own, model: 'PO1' }]);
  expect(share.share).toHaveBeenCalledWith({ title: 'Polo Track por assinatura', url: 'https://loja.example/s/1' });
  expect(share.copy).not.toHaveBeenCalled();
  expect(state()).toEqual({ status: 'shared' });
});

test('the URL is copied if the device can’t share', async () => {
  const { share, settle, state } = press();
  await settle();
  expect(share.copy).toHaveBeenCalledWith('https://loja.example/s/1');
  expect(state()).toEqual({ status: 'copied' });
});

test('closing the share dialog of the device is no failure and copies nothing', async () => {
  const { share, settle, state } = press({ device: 'dismissed' });
  await settle();
  expect(share.copy).not.toHaveBeenCalled();
  expect(state()).toEqual({ status: 'idle' });
});

test('a URL that can be neither shared nor copied is displayed', async () => {
  const { settle, state } = press({ copies: false });
  await settle();
  expect(state()).toEqual({ status: 'failed', url: 'https://loja.example/s/1' });
});

test.each([
  ['fails', failing({ kind: 'network' })],
  ['takes too long', neverAnswers],
] as const)('a service that %s leaves the page’s own URL, without the campaign', async (_, read) => {
  const { share, settle, ports } = press({ read });
  await settle();
  expect(share.copy).toHaveBeenCalledWith('https://loja.example/ofertasvw/polo?prazo=24');
  expect(ports.callsOf('offer.share')).toHaveLength(1);
  expect(ports.callsOf('offer.share')[0]?.signal.aborted).toBe(true);
});

test('the page of another car does not show the outcome of the former one', async () => {
  const { settle, state, store } = press({ copies: false });
  await settle();
  store.dispatch(offerShown({ slug: 'nivus', isPriceFailed: false }));
  expect(state()).toEqual({ status: 'idle' });
});

test.each([
  selectionChanged({
    slug: 'polo',
    selection: { deadlineInMonths: 36, monthlyKm: 1000, colorCode: 'W', accessoryText: '' },
  }),
  versionChosen({ slug: 'polo', offer: anOffer() }),
])('a plan that is changed after the link was copied is not said to be in it ($type)', async (change) => {
  const { settle, state, store } = press();
  store.dispatch(change);
  await settle();
  expect(state()).toEqual({ status: 'copied' });
  store.dispatch(change);
  expect(state()).toEqual({ status: 'idle' });
});

test('a visitor who opens another car meanwhile gets no link of the former one, and can share the new page', async () => {
  const { share, settle, state, store } = press({ read: neverAnswers });
  store.dispatch(offerShown({ slug: 'nivus', isPriceFailed: false }));
  await settle();
  expect(share.copy).not.toHaveBeenCalled();
  expect(state()).toEqual({ status: 'idle' });
  store.dispatch(sharePressed({ ...pressed, slug: 'nivus' }));
  await settle();
  expect(state()).toEqual({ status: 'copied' });
});
