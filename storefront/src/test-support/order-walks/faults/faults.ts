import { accountFaults } from './account-faults.ts';
import { confirmFaults } from './confirm-faults.ts';
import { couponFaults } from './coupon-faults.ts';
import { documentFaults } from './document-faults.ts';
import { rareAccountFaults } from './rare-account-faults.ts';
import { rareDocumentFaults } from './rare-document-faults.ts';
import { rareDraftFaults } from './rare-draft-faults.ts';
import { rareFaults } from './rare-faults.ts';
import { identityFaults } from '../../identity-walks/identity-faults.ts';
import type { KindName, PastFault } from './past-fault.ts';

/** Faults that orders and identity once had, as changed lines of today's code. */
export const pastFaults: readonly PastFault[] = [
  ...confirmFaults,
  ...couponFaults,
  ...accountFaults,
  ...documentFaults,
  ...rareFaults,
  ...rareAccountFaults,
  ...rareDocumentFaults,
  ...rareDraftFaults,
  ...identityFaults,
];

/** The paths of past faults, by the kind of their walks. */
export const pathsOf = (wanted: KindName): string[] =>
  pastFaults.flatMap(({ kind = 'order', path }) => (kind === wanted && path !== undefined ? [path] : []));

/**
 * The past faults with these ids; without ids, all.
 * @throws {Error} if an id is unknown
 */
export function faultsOf(ids: readonly string[]): PastFault[] {
  const unknown = ids.filter((id) => !pastFaults.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new Error(`No past fault is called ${unknown.join(', ')}.`);
  return pastFaults.filter(({ id }) => ids.length === 0 || ids.includes(id));
}
