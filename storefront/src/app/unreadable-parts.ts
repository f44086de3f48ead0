import type { FailureReport } from '../../server/contract.ts';
import type { ServiceError } from '#/api/app-error.ts';

/** Reports the part of a response that was left out because it could not be decoded. */
export const reportUnreadable =
  (report: (failure: FailureReport) => void) =>
  ({ error }: ServiceError) =>
    report({ where: error.kind === 'contract' ? error.where : 'response', code: error.kind });
