import { accountFaults } from './account-faults.ts';
import { confirmFaults } from './confirm-faults.ts';
import { couponFaults } from './coupon-faults.ts';
import { documentFaults } from './document-faults.ts';
import { rareAccountFaults } from './rare-account-faults.ts';
import { rareDocumentFaults } from './rare-document-faults.ts';
import { rareDraftFaults } from './rare-draft-faults.ts';
import { rareFaults } from './rare-faults.ts';
import type { PastFault } from './past-fault.ts';

/** Faults that orders once had (issue "Orders: correct on every path", part 1), as changed lines of today's code. */
export const pastFaults: readonly PastFault[] = [
  ...confirmFaults,
  ...couponFaults,
  ...accountFaults,
  ...documentFaults,
  ...rareFaults,
  ...rareAccountFaults,
  ...rareDocumentFaults,
  ...rareDraftFaults,
];
