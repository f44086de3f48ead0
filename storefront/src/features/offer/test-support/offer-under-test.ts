import { vi } from 'vitest';
import type { Selection } from '#/domain/offer/conditions.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import {
  anOffer,
  aVehicle,
  fakeStorage,
  plansFor,
  someConditions,
  startStore,
  white,
  type Answers,
} from '#/test-support/index.ts';
import type { UrlPort, NoticePort } from '../offer.ports.ts';
import { selectSelectedOffer, selectionChanged, versionChosen } from '../offer.slice.ts';
import { selectOffer } from '../plan/select-offer.saga.ts';
import { watchOfferNotices } from '../offer-notices.saga.ts';
import { watchOffer } from '../plan/watch-offer.saga.ts';

/** Services of a Polo with one version. */
export const poloServices = {
  readConditions: () => Promise.resolve({ conditions: someConditions() }),
  readVehicle: () => Promise.resolve(aVehicle()),
  simulate: (query) => Promise.resolve(plansFor(query)),
} satisfies Answers['offer'];

/** The initial plan of a Polo. */
export const openedPlan: Selection = {
  deadlineInMonths: 24,
  monthlyKm: 1000,
  colorCode: white.colorCode,
  accessoryText: '',
};

/** A store with the services of a Polo, before its page is opened. */
export function startOffer(answers: Answers['offer'] = {}) {
  const started = startStore({ ports: { offer: { ...poloServices, ...answers } } });
  const { store, ports, run } = started;
  return {
    ...started,
    open: (offer: Offer = anOffer(), wanted: Partial<Selection> = {}) =>
      run(selectOffer, ports, { slug: 'polo', offer, wanted }),
    selected: () => {
      const selected = selectSelectedOffer('polo')(store.getState());
      if (!selected) throw new Error('No offer is selected');
      return selected;
    },
    made: () => ports.calls.map(({ name }) => name),
  };
}

/** A Polo's page, with its plan's watcher running unless disabled. */
export async function openPolo({
  isWatched = true,
  answers,
}: { isWatched?: boolean; answers?: Answers['offer'] } = {}) {
  const started = startOffer(answers);
  const { store, ports } = started;
  const url = {
    hasSimulation: () => false,
    replaceSimulation: vi.fn<UrlPort['replaceSimulation']>(() => Promise.resolve()),
  };
  const notices = { show: vi.fn<NoticePort['show']>(), dismiss: vi.fn<NoticePort['dismiss']>() };
  const watch = () => {
    started.watch(() => watchOfferNotices(notices), 'offer notices');
    return started.watch(() => watchOffer({ offer: ports.offer, url, storage: fakeStorage() }), 'offer');
  };
  await started.open();
  if (isWatched) watch();
  const before = ports.callsOf('offer.simulate').length;
  const settle = () => vi.advanceTimersByTimeAsync(5000);
  return {
    ...started,
    url,
    notices,
    watch,
    choose: (change: Partial<Selection>) =>
      void store.dispatch(selectionChanged({ slug: 'polo', selection: { ...openedPlan, ...change } })),
    chooseVersion: (offer: Offer) => {
      store.dispatch(versionChosen({ slug: 'polo', offer }));
      return settle();
    },
    answer: (changes: Answers['offer']) => ports.answer({ offer: changes ?? {} }),
    /** Simulations since the page was opened. */
    simulations: () => ports.callsOf('offer.simulate').slice(before),
    settle,
  };
}
