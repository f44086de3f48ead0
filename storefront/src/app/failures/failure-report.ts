import type { FailureReport, PublicConfig } from '../../../server/contract.ts';
import { failureEvent } from '../device/browser-ports.ts';

/**
 * Reports failures of a service to developers, without visitor data. It is no console error, because the page handles
 * the failure.
 */
export const createFailureReport =
  ({ environment }: Pick<PublicConfig, 'environment'>) =>
  (failure: FailureReport) => {
    // oxlint-disable-next-line no-console -- a failed service is no error of the page
    if (environment === 'development') console.info('service failure', failure);
    window.dispatchEvent(new CustomEvent(failureEvent, { detail: failure }));
  };
