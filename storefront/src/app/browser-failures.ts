import type { PublicConfig } from '../../server/contract.ts';
import type { ServiceError } from '#/api/app-error.ts';
import { createFailureReport } from './failure-report.ts';
import { reportUnreadable } from './unreadable-parts.ts';

/** Loaded with the first undecodable part of a response. */
export const reportInBrowser = (config: PublicConfig, error: ServiceError) =>
  reportUnreadable(createFailureReport(config))(error);
