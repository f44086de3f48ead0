import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import type { LocalKey, StoragePort } from '#/shared/storage/storage.ts';
import { campaignSeen, type Campaign, type CampaignState } from './campaign.slice.ts';
import memoizeOne from 'memoize-one';

/** This feature's part of the store's state. */
export interface CampaignRoot {
  campaign: CampaignState;
}

/** Defaults of leads and conversions (spec §3, "Persisted client state"). */
const defaults = { source: 'others', medium: 'site', campaign: 'sign-and-drive' } as const;

export const selectFirstCampaign = ({ campaign }: CampaignRoot) => campaign.firstSeen;

const withDefaults = memoizeOne(
  (firstSeen: CampaignState['firstSeen']): Campaign & Required<Omit<Campaign, 'term'>> => ({
    ...defaults,
    ...firstSeen,
  }),
);

/** The campaign for leads and conversions, with defaults that are never stored. */
export const selectCampaignToSend = (state: CampaignRoot) => withDefaults(selectFirstCampaign(state));

const parameters = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
} as const satisfies Record<keyof Campaign, LocalKey>;
const fields = Object.keys(parameters) as (keyof Campaign)[];

/** Longer values are not a campaign's name. */
const longestValue = 200;

/** Reports the query of each page. */
export interface VisitPort {
  /** Query of the visit's first URL. */
  landing: string;
  /** Calls the listener with the query of every later page. Returns the unsubscribe function. */
  onPage(listener: (query: string) => void): () => void;
}

interface Options {
  storage: StoragePort;
  visit: VisitPort;
  readConsent: (state: never) => 'unknown' | 'granted' | 'denied';
  /** Types of the events after which the visitor's choice is read again. */
  consentChanges: readonly string[];
}

/** Stores the first campaign: in memory, and with consent in local storage, too. */
export function* watchCampaign({ storage, visit, readConsent, consentChanges }: Options) {
  yield* takeEvery([campaignSeen.type, ...consentChanges], function* keepByConsent() {
    const consent = yield* select(readConsent as (state: unknown) => ReturnType<typeof readConsent>);
    if (consent !== 'granted') {
      storage.local.remove(...Object.values(parameters));
      return;
    }
    const firstSeen = yield* select(selectFirstCampaign);
    for (const field of fields) {
      const value = firstSeen?.[field];
      if (value) storage.local.write(parameters[field], value);
    }
  });
  yield* call(see, (name: LocalKey) => storage.local.read(name));
  yield* call(seeQuery, visit.landing);
  const pages = yield* call((): EventChannel<string> => eventChannel((emit) => visit.onPage(emit)));
  yield* takeEvery(pages, seeQuery);
}

function* seeQuery(query: string) {
  const search = new URLSearchParams(query);
  yield* call(see, (name: LocalKey) => search.get(name) ?? undefined);
}

function* see(read: (name: LocalKey) => string | undefined) {
  const seen: Campaign = {};
  for (const field of fields) {
    const value = read(parameters[field])?.trim().slice(0, longestValue);
    if (value) seen[field] = value;
  }
  if (Object.keys(seen).length > 0) yield* put(campaignSeen(seen));
}
