import { createAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, flush, fork, put, select, take } from 'typed-redux-saga';
import { cepDigits, phoneDigits, normalizeEmail } from '#/domain/contact/contact.ts';

/** Events for the visitor's measurement: never e-mail, phone or CEP as plain text (spec §7). */
export type TrackingEvent =
  | { event: 'cta_carro'; car: string; place: string }
  | { event: 'Whatsapp_Click'; place: string }
  | { event: 'user_interaction'; action: string; label?: string }
  | { event: 'form_blur'; form: string; field: string }
  | { event: 'login' }
  | { event: 'signup'; personType: 'pf' | 'pj' }
  | { event: 'error'; form: string; reason: string }
  | { event: 'logoff_sucesso' };

/** The person as plain text, which is hashed before it is sent. */
export interface TrackedPerson {
  email?: string;
  phone?: string;
  cep?: string;
}

/** SHA-256 of each value in hex; absent if it is unknown. */
interface HashedPerson {
  email_sha256?: string;
  phone_sha256?: string;
  cep_sha256?: string;
}

export type DataLayerEvent = TrackingEvent & HashedPerson;

/** The tag manager's data layer. */
export interface DataLayerPort {
  push(event: DataLayerEvent): void;
}

/** SHA-256 of a text in UTF-8, in hex. */
export interface HashPort {
  sha256(text: string): Promise<string>;
}

/** A measured action of the visitor, dispatched by screens and handled only by this feature. */
export const interactionTracked = createAction<TrackingEvent & { person?: TrackedPerson }>(
  'tracking/interactionTracked',
);
/** The visitor's consent choice. */
export type ReadConsent = (state: never) => 'unknown' | 'granted' | 'denied';

/** Events that wait for a choice; the oldest are dropped first. */
const maximumWaiting = 50;

interface Options {
  dataLayer: DataLayerPort;
  hash: HashPort;
  readConsent: ReadConsent;
  /** Types of the actions that change the choice. */
  consentChanges: readonly string[];
}

/**
 * Sends events to the data layer in their order and with consent only. Before a choice they wait in memory, with hashed
 * values; a refusal drops them. A failing data layer affects nothing else.
 */
export function* watchTracking({ dataLayer, hash, readConsent, consentChanges }: Options) {
  const heard = yield* actionChannel(interactionTracked, buffers.sliding(maximumWaiting));
  let waiting: DataLayerEvent[] = [];
  /** Number of refusals: an event that was being hashed at a refusal is dropped, too. */
  let refusals = 0;
  const consentNow = () => select(readConsent as (state: unknown) => ReturnType<ReadConsent>);

  function* send(event: DataLayerEvent) {
    try {
      yield* call([dataLayer, 'push'], event);
    } catch {
      yield* put(trackingFailed({ event: event.event }));
    }
  }

  yield* fork(function* track() {
    while (true) {
      const { payload } = yield* take(heard);
      if ((yield* consentNow()) === 'denied') continue;
      const { person, ...event } = payload;
      const before = refusals;
      const told = { ...withoutPersons(event), ...(person && (yield* call(hashed, hash, person))) };
      if (refusals > before) continue;
      const consent = yield* consentNow();
      if (consent === 'granted') yield* send(told);
      if (consent === 'unknown') waiting = [...waiting, told].slice(-maximumWaiting);
    }
  });

  while (true) {
    yield* take([...consentChanges]);
    const consent = yield* consentNow();
    if (consent === 'unknown') continue;
    const events = waiting;
    waiting = [];
    if (consent === 'denied') {
      refusals += 1;
      yield* flush(heard);
    }
    if (consent === 'granted') for (const event of events) yield* send(event);
  }
}

/** The data layer rejected an event. The failure is reported to developers only. */
export const trackingFailed = createAction<{ event: string }>('tracking/trackingFailed');

/** A text that may identify a person: an e-mail, a telephone, a CEP, or as many digits. */
const personPattern = /\S@\S|(?:\d[\s().+-]*){8}/;

/** Removes text that could identify a person from an event. */
function withoutPersons<Event extends TrackingEvent>(event: Event): Event {
  const parts = Object.entries(event).map(([name, value]) => [name, personPattern.test(value) ? '' : value]);
  return Object.fromEntries(parts) as Event;
}

/** Normalises a value before hashing: trimmed, in lower case, one format per kind (spec §5). */
const spelling = {
  email: normalizeEmail,
  phone: phoneDigits,
  cep: cepDigits,
} as const satisfies Record<keyof TrackedPerson, (text: string) => string>;

async function hashed(hash: HashPort, person: TrackedPerson): Promise<HashedPerson> {
  const known = (['email', 'phone', 'cep'] as const).flatMap((kind) => {
    const text = spelling[kind](person[kind] ?? '')
      .trim()
      .toLowerCase();
    return text === '' ? [] : [{ kind, text }];
  });
  try {
    return Object.fromEntries(
      await Promise.all(known.map(async ({ kind, text }) => [`${kind}_sha256`, await hash.sha256(text)])),
    ) as HashedPerson;
  } catch {
    // Browsers hash only on secure pages. Elsewhere the event is sent without identifiers.
    return {};
  }
}
