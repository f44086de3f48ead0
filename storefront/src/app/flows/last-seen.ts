import { eventChannel, type EventChannel } from 'redux-saga';
import { call, select, takeEvery } from 'typed-redux-saga';
import { formatMoney } from '@signdrive/design-system/price';
import { selectCars } from '#/features/catalog/index.ts';
import { selectSelectedOffer } from '#/features/offer/index.ts';
import { formatMonths } from '#/shared/text/format.ts';
import { seenKey, seenOwnerKey, isSeenRecord, type SeenRecord } from '#/shared/storage/last-seen.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/storage/records.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import type { AppRouter } from '../router.tsx';
import type { RootState } from '../store.ts';

/** The number of stored offers. */
const mostKept = 8;

interface Ports {
  records: RecordsPort;
  storage: StoragePort;
  /** The open car page: slug of the car, and URL below the base path. */
  readPage: () => { slug: string; path: string } | undefined;
  /** Calls the listener after another page was rendered. Returns the unsubscribe function. */
  onPage: (listener: () => void) => () => void;
  now: () => number;
}

/** The car pages, as the browser's URL names them. */
export function createSeenPages(router: AppRouter): Pick<Ports, 'readPage' | 'onPage'> {
  return {
    readPage: () => {
      const { pathname, search } = window.location;
      const path = pathname.slice((router.options.basepath ?? '/').length);
      const slug = /(?:^|\/)ofertasvw\/([^/]+)\/?$/.exec(path)?.[1];
      return slug === undefined ? undefined : { slug, path: path.replace(/^\//, '') + search };
    },
    onPage: (listener) => router.subscribe('onRendered', listener),
  };
}

/** Stores the viewed cars for the offline page. Browser only. */
export function* watchLastSeen(ports: Ports) {
  const pages = yield* call((): EventChannel<true> => eventChannel((emit) => ports.onPage(() => emit(true))));
  // After a log-out, viewed offers belong to the anonymous visitor of the device.
  yield* takeEvery(sessionEnded, function* forget() {
    yield* call(() => ports.records.remove('lastSeen', seenOwnerKey));
  });
  yield* takeEvery(pages, keepOffer, ports);
  yield* call(keepOffer, ports);
}

function* keepOffer({ records, storage, readPage, now }: Ports) {
  const page = readPage();
  if (!page) return;
  const { slug, path } = page;
  const offer = yield* select(
    (state: RootState) => selectSelectedOffer(slug)(state)?.offer ?? selectCars(state).find((car) => car.slug === slug),
  );
  if (!offer) return;
  const owner = storage.local.read('id') ?? storage.local.read('client-session-id') ?? 'visitor';
  const best = offer.bestCondition;
  const seen: SeenRecord = {
    version: 1,
    section: 'offers',
    title: `${offer.name} ${offer.model}`,
    detail: best
      ? `${formatMoney(best.monthlyInstallmentInCents)}/mês em ${formatMonths(best.deadlineInMonths)}`
      : 'Sem preço no momento',
    path,
    seenAt: now(),
  };
  yield* call(async () => {
    await records.write('lastSeen', seenOwnerKey, owner, recordLifetimeInSeconds.lastSeen);
    await records.write(
      'lastSeen',
      seenKey(owner, { section: 'offers', path: slug }),
      seen,
      recordLifetimeInSeconds.lastSeen,
    );
    const kept = await records.list('lastSeen', `${owner}/offers/`);
    const oldest = kept
      .toSorted((one, other) => timeOf(other.value) - timeOf(one.value))
      .slice(mostKept)
      .map(({ key }) => key);
    if (oldest.length > 0) await records.remove('lastSeen', ...oldest);
  });
}

const timeOf = (value: unknown) => (isSeenRecord(value) ? value.seenAt : 0);
