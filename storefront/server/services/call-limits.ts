import { createRateCounter, networkOf } from './rate-counter.ts';
import type { Fields } from './request-body.ts';
import type { ServerMetrics } from '../observability/server-metrics.ts';
import { UpstreamError, type ServiceCall } from './upstream.ts';

/** Maximum calls per address or account in a period, by `METHOD /path` of the allow-list. */
interface Limit {
  /** Per minute. A carrier may share one address among a whole neighbourhood. */
  perAddress: number;
  /** Per 15 minutes, from all addresses. */
  perAccount?: number;
  /** Per 15 minutes, from one address: a stranger can't use up the limit of `perAccount` and lock out the owner. */
  perAccountAndAddress?: number;
  /** Body field with the account. */
  account?: string;
}

const document = { perAddress: 60 };
const lead = { perAddress: 20 };
const limits: Readonly<Record<string, Limit>> = {
  'POST /signin': { perAddress: 60, perAccount: 100, perAccountAndAddress: 20, account: 'login' },
  'POST /signup': { perAddress: 20, perAccount: 10, account: 'document' },
  'POST /reset-password': { perAddress: 20, perAccount: 5, account: 'Email' },
  'POST /change-password': { perAddress: 20 },
  'POST /confirm-email/:token': { perAddress: 60 },
  'PUT /users': { perAddress: 60, perAccount: 30, account: 'UserId' },
  'POST /upload/UploadCnhAsync': document,
  'POST /upload/UploadCnhBackAsync': document,
  'POST /upload/UploadProofOfAddressAsync': document,
  'POST /upload/UploadProofOfIncomeAsync': document,
  'POST /newdocuments': document,
  'GET /campaings/coupons/:code/offers/:offerId/validations': { perAddress: 60 },
  'POST /payments/sessions': { perAddress: 60, perAccount: 30, account: 'document' },
  'POST /Payment/Sessions': { perAddress: 60, perAccount: 30, account: 'clientDocumentNumber' },
  'POST /vehicles/share': { perAddress: 60 },
  'POST /leads': lead,
  'POST /partner-leads': lead,
  'POST /conversions': { perAddress: 120 },
};

const minuteInMs = 60_000;
const quarterInMs = 15 * minuteInMs;

export interface CallLimits {
  /** Counts a call of an address, before its body is read. @throws {UpstreamError} above the limit */
  countAddress(call: ServiceCall): void;
  /** Counts a call about an account. @throws {UpstreamError} above the limit */
  countAccount(call: ServiceCall, sent: Fields | undefined): void;
}

export interface CallLimitsOptions {
  /** Called for each rejected call. */
  onLimit?: ServerMetrics['callLimited'] | undefined;
  now?: () => number;
}

/**
 * Limits of one process. Calls for the server's own pages have no address and aren't counted.
 * @param percent of the limits above; 0 disables them
 */
export function createCallLimits(percent: number, { onLimit, now }: CallLimitsOptions = {}): CallLimits {
  const counter = createRateCounter(percent, now);

  function count(call: ServiceCall, by: 'address' | 'account', key: string, most: number): void {
    const window = by === 'address' ? minuteInMs : quarterInMs;
    const retryAfterInSeconds = counter.count(key, most, window);
    if (retryAfterInSeconds === undefined) return;
    onLimit?.(nameOf(call), by);
    throw new UpstreamError('too_many_calls', { retryAfterInSeconds });
  }

  const nameOf = ({ call }: ServiceCall) => `${call.method} ${call.path}`;

  return {
    countAddress(call) {
      const limit = limits[nameOf(call)];
      if (limit === undefined || call.address === undefined) return;
      count(call, 'address', `${nameOf(call)} ${networkOf(call.address)}`, limit.perAddress);
    },

    countAccount(call, sent) {
      const { account, perAccount, perAccountAndAddress } = limits[nameOf(call)] ?? {};
      if (account === undefined || perAccount === undefined || call.address === undefined) return;
      for (const [name, value] of Object.entries(sent ?? {})) {
        // A service may read field names in any case, as ASP.NET does by default.
        if (name.toLowerCase() !== account.toLowerCase()) continue;
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        const key = `${nameOf(call)} account ${accountOf(String(value))}`;
        if (perAccountAndAddress) count(call, 'account', `${key} ${networkOf(call.address)}`, perAccountAndAddress);
        count(call, 'account', key, perAccount);
      }
    },
  };
}

/** Normalises an e-mail or a document. */
function accountOf(named: string): string {
  const text = named.trim().toLowerCase();
  return text.includes('@') ? text : text.replaceAll(/[^0-9a-z]/g, '');
}
