import { accountStates } from './account-states.ts';
import { browsingStates } from './browsing-states.ts';
import { identityStates } from './identity-states.ts';
import { orderStates } from './order-states.ts';
import type { PageState } from './page-state.ts';
import { previewStates } from './preview-states.ts';

/** Every page of the store in its states. A route without one fails page-states.test.ts. */
export const pageStates: readonly PageState[] = [
  ...browsingStates,
  ...identityStates,
  ...orderStates,
  ...accountStates,
  ...previewStates,
];
