import { accountVisits } from './account-states.ts';
import { browsingVisits } from './browsing-states.ts';
import { allWindows, deal } from './combinations.ts';
import { identityVisits } from './identity-states.ts';
import { orderVisits } from './order-states.ts';
import type { PageState, StatesOfVisit } from './page-state.ts';
import { previewVisits } from './preview-states.ts';

/** Visits to every page of the store in its states. */
export const pageVisits: readonly StatesOfVisit[] = [
  ...browsingVisits,
  ...identityVisits,
  ...orderVisits,
  ...accountVisits,
  ...previewVisits,
];

/** A route without a state fails page-states.test.ts. */
export const pageStates: readonly PageState[] = pageVisits.flat();

/** The same visits with the one combination in which `npm test` checks each state. */
export const dealtVisits = pageVisits.map((states, visit) =>
  states.map((state) => ({
    state,
    combination: deal(pageStates.indexOf(state), visit, state.windows ?? allWindows),
  })),
);
