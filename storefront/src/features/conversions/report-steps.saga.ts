import { createAction } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { MarketingPort } from '#/api/ports.ts';
import type { Traffic } from '#/domain/contact/leads.ts';
import { nameOfStep, numberOfStep } from '#/domain/order/order-steps.ts';
import { send } from '#/shared/loading/requests.ts';
import type { stepReached } from '#/shared/page/step-reached.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

export interface ConversionPorts {
  marketing: MarketingPort;
  storage: StoragePort;
  createKey: () => string;
  readConsent: (state: never) => 'unknown' | 'granted' | 'denied';
  /** The visitor's campaign, with the default for each part that is unknown. */
  readTraffic: (state: never) => Traffic;
}

/**
 * A step could not be reported. The failure is reported to developers only. Unlike a lead, a step is not sent again.
 */
export const conversionFailed = createAction<{ identifier: string; error: AppError }>('conversions/conversionFailed');

/** Sends the conversion of each step that this order has not reached before, one after the other. */
export function* reportSteps(ports: ConversionPorts, steps: readonly ReturnType<typeof stepReached>['payload'][]) {
  for (const { slug, step } of steps) {
    const consent = yield* select(ports.readConsent as (state: unknown) => ReturnType<typeof ports.readConsent>);
    if (consent !== 'granted') return;
    if (!reportedSteps.add(ports.storage, `${slug}:${numberOfStep(step)}`)) continue;
    const traffic = yield* select(ports.readTraffic as (state: unknown) => Traffic);
    const identifier = `passo-${numberOfStep(step)}-${nameOfStep(step)}`;
    try {
      const idempotencyKey = ports.createKey();
      yield* send((signal) => ports.marketing.sendConversion({ identifier, traffic, idempotencyKey }, signal));
    } catch (caught) {
      yield* put(conversionFailed({ identifier, error: toAppError(caught) }));
    }
  }
}

/** Reported steps of open orders: after a reload or in another tab none is reported again. */
const reportedSteps = {
  /** False if the step was reported before. */
  add: ({ local }: StoragePort, step: string): boolean => {
    const known = local.read('step')?.split(' ') ?? [];
    if (known.includes(step)) return false;
    local.write('step', [...known, step].join(' '));
    return true;
  },
};
