import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';

/** What happened, for the visitor's own measurement: never e-mail, phone or CEP in clear (spec §7). */
export type TrackingEvent =
  | { event: 'cta_carro'; car: string; place: string }
  | { event: 'Whatsapp_Click'; place: string }
  | { event: 'user_interaction'; action: string; label?: string };

/** The tag manager's data layer. */
export interface DataLayerPort {
  push(event: TrackingEvent): void;
}

/** Something a visitor did that is worth measuring; told by screens, heard by this feature alone. */
export const interactionTracked = createAction<TrackingEvent>('tracking/interactionTracked');
/** The visitor's choice, as the application tells it. */
export type ReadConsent = (state: never) => 'unknown' | 'granted' | 'denied';

/** Events kept while the visitor has not chosen yet; older ones are forgotten first. */
const maximumWaiting = 50;

interface Options {
  dataLayer: DataLayerPort;
  readConsent: ReadConsent;
  /** Types of the actions that change the choice. */
  consentChanges: readonly string[];
}

/**
 * Sends events to the data layer, by consent only: before a choice they wait in memory, a refusal forgets them.
 * A failing data layer disturbs nothing.
 */
export function* watchTracking({ dataLayer, readConsent, consentChanges }: Options) {
  let waiting: TrackingEvent[] = [];

  function* send(event: TrackingEvent) {
    try {
      yield* call([dataLayer, 'push'], event);
    } catch {
      yield* put(trackingFailed({ event: event.event }));
    }
  }

  yield* takeEvery(interactionTracked, function* track({ payload }) {
    const consent = yield* select(readConsent as (state: unknown) => ReturnType<ReadConsent>);
    if (consent === 'granted') yield* send(payload);
    if (consent === 'unknown') waiting = [...waiting, payload].slice(-maximumWaiting);
  });

  while (true) {
    yield* take([...consentChanges]);
    const consent = yield* select(readConsent as (state: unknown) => ReturnType<ReadConsent>);
    if (consent === 'unknown') continue;
    const events = waiting;
    waiting = [];
    if (consent === 'granted') for (const event of events) yield* send(event);
  }
}

/** The data layer refused an event; nobody but developers needs to know. */
export const trackingFailed = createAction<{ event: string }>('tracking/trackingFailed');
