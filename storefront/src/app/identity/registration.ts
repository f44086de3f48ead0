import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { selectCampaignToSend, type CampaignRoot } from '#/features/campaign/index.ts';
import { selectOffers } from '#/features/catalog/index.ts';
import { selectSelectedOffer } from '#/features/offer/index.ts';
import { leadMade } from '#/features/leads/index.ts';
import { selectStoreInUrl, selectPartner, type PartnerStoreRoot } from '#/features/partner-store/index.ts';
import {
  companyRegistered,
  companySubmitted,
  confirmationUnanswered,
  individualRegistered,
  individualSubmitted,
  linkOpened,
  noticeFailed,
  noticeSubmitted,
  noticeTaken,
  registrationFailed,
} from '#/features/registration/index.ts';
import { checkUnanswered, selectSessionStatus, selectUser } from '#/features/session/index.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { storedSession } from '#/shared/storage/stored-session.ts';
import { browserLock } from '../device/browser-records.ts';
import type { Watcher, WatcherOptions } from '../flows/root-saga.ts';
import type { AppRouter } from '../router.tsx';
import type { RootState } from '../store.ts';
import { onDemand } from '../flows/on-demand.ts';
import { createConfirmationPage } from './places.ts';

const loadRegistration = async (prepare: () => Promise<void>) => {
  const [registration, leads] = await Promise.all([
    import('#/features/registration/sagas.ts'),
    import('#/features/leads/leads.saga.ts'),
    prepare(),
  ]);
  return { ...registration, ...leads };
};

const asks = [linkOpened, individualSubmitted, companySubmitted, noticeSubmitted];
const isAsked = (action: Action) =>
  asks.some(({ match }) => match(action)) ||
  (dialogOpened.match(action) && /^(registration|availabilityNotice)$/.test(action.payload.name));

/** Watchers for visitors without an account: registration, confirmation, "Avise quando voltar", and leads. */
export function createRegistrationWatchers({ ports, router }: WatcherOptions): Watcher[] {
  const writePorts = { ...ports, lock: browserLock, createKey: () => crypto.randomUUID() };
  const read = () => router.options.context.store.getState() as RootState;
  return [
    {
      name: 'registration',
      run: onDemand({
        events: isAsked,
        load: () => loadRegistration(ports.prepare),
        *watch(parts) {
          yield* takeEvery([companyRegistered, individualRegistered, noticeTaken], function* passOn({ payload }) {
            const { lead, idempotencyKey } = payload;
            yield* put(leadMade({ lead, idempotencyKey }));
          });
          yield* fork(parts.watchLeads, {
            ...writePorts,
            readTraffic: (state: CampaignRoot) => selectCampaignToSend(state),
            readIsCoBranded: (state: PartnerStoreRoot) => selectStoreInUrl(state) !== undefined,
            readPartner: (state: PartnerStoreRoot) => selectPartner(state),
          });
          yield* fork(parts.watchPlaces, ports);
          yield* fork(parts.watchAvailabilityNotice, writePorts);
          yield* fork(parts.watchConfirmation, {
            ...ports,
            page: createConfirmationPage(router),
            isSessionConfirmed: () => isSessionConfirmed(ports.storage),
          });
          yield* fork(parts.watchRegistration, {
            ...writePorts,
            readChosenCar: () => chosenCar(router, read()),
            readPage: () => pageToReturnTo(router),
          });
        },
        *fail(event) {
          if (linkOpened.match(event)) yield* put(confirmationUnanswered());
          if (noticeSubmitted.match(event)) yield* put(noticeFailed({ isUnknown: false }));
          if (individualSubmitted.match(event) || companySubmitted.match(event)) {
            yield* put(registrationFailed({ isUnknown: false, isAlreadyRegistered: false }));
          }
        },
      }),
    },
    { name: 'leads of an earlier visit', run: () => sendWhatIsLeft({ ports }) },
  ];
}

/** Waits for the check of a stored session, which begins with the page. */
function* isSessionConfirmed(storage: StoragePort) {
  while (storedSession(storage) && ['idle', 'loading'].includes(yield* select(selectSessionStatus)))
    yield* take([userLoaded, sessionEnded, checkUnanswered]);
  return (yield* select(selectUser))?.isEmailConfirmed === true;
}

/** Sends leads that an earlier visit could not send. Visitors without such leads load nothing. */
function* sendWhatIsLeft({ ports }: Pick<WatcherOptions, 'ports'>) {
  const left = yield* call(() => ports.records.list('pendingLead'));
  if (left.length === 0) return;
  const leads = yield* call(() => import('#/features/leads/leads.saga.ts').catch(() => undefined));
  if (leads) yield* call(leads.sendPendingLeads, { ...ports, lock: browserLock });
}

/** The car of the open page, with the plan in its URL. */
function chosenCar({ state: { location } }: AppRouter, state: RootState) {
  const slug = /^\/ofertasvw\/([^/]+)/.exec(location.pathname)?.[1];
  if (slug === undefined) return undefined;
  const offer = selectSelectedOffer(slug)(state)?.offer ?? selectOffers(state).find((one) => one.slug === slug);
  return offer && { slug, name: offer.name, search: location.searchStr };
}

/** The open page. Home is where a confirmation leads without one. */
function pageToReturnTo({ state: { location } }: AppRouter) {
  return location.pathname === '/' ? undefined : location.href;
}
