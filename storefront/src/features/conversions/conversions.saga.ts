import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, fork, select, take } from 'typed-redux-saga';
import { stepReached } from '#/shared/page/step-reached.ts';
import type { ConversionPorts, reportSteps } from './report-steps.saga.ts';

type Step = ReturnType<typeof stepReached>['payload'];

interface Options extends ConversionPorts {
  /** Types of the actions that change the consent choice. */
  consentChanges: readonly string[];
  /** Type of the action that ends an order: the next one is reported again. */
  orderPlaced: string;
  /** Loads the chunk that reports the steps, only after consent. */
  load: () => Promise<{ reportSteps: typeof reportSteps }>;
}

/** Steps that wait for a choice; the oldest are dropped first. */
const maximumWaiting = 50;

/**
 * Reports each step of an order to marketing automation, only with consent (spec §2.7, §7). Steps before the choice
 * are held in memory; a refusal deletes them. No part of the page waits for the report. If the chunk fails to load,
 * the next step loads it again.
 */
export function* watchConversions({ consentChanges, orderPlaced, load, ...ports }: Options) {
  const heard = yield* actionChannel([stepReached.type, orderPlaced, ...consentChanges], buffers.expanding<Action>());
  const consentNow = () => select(ports.readConsent as (state: unknown) => ReturnType<typeof ports.readConsent>);
  let waiting: readonly Step[] = [];
  while (true) {
    const event = yield* take(heard);
    if (stepReached.match(event)) waiting = [...waiting, event.payload].slice(-maximumWaiting);
    if (event.type === orderPlaced) ports.storage.local.remove('step');
    if ((yield* consentNow()) === 'granted' && waiting.length > 0) {
      const part = yield* call(() => load().catch(() => undefined));
      if (part && (yield* consentNow()) === 'granted') {
        yield* fork(part.reportSteps, ports, waiting);
        waiting = [];
      }
    }
    if ((yield* consentNow()) === 'denied') {
      ports.storage.local.remove('step');
      waiting = [];
    }
  }
}
