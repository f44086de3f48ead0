import { test } from '../support/world.ts';
import { allWindows, combine, stores } from './combinations.ts';
import { pageVisits } from './page-states.ts';
import { expectNothingFound, namesOf, openState, optionsOf } from './show-page.ts';

/** Every state of every page in every combination. A store's pages are loaded from it. */
for (const states of pageVisits) {
  test.describe(() => {
    test.use(optionsOf(states));

    for (const store of stores) {
      test(`no engine finds a fault in ${namesOf(states)}, in ${store}`, async ({
        page,
        context,
        sandbox,
        problems,
        world: { storeUrl },
      }) => {
        for (const state of states) {
          const shown = await openState(state, { page, context, sandbox, problems, storeUrl, store });
          for (const combination of combine([store], state.windows ?? allWindows)) {
            await expectNothingFound(page, state, shown, combination);
          }
        }
      });
    }
  });
}
