import { test } from '../support/world.ts';
import { allWindows, combine, stores } from './combinations.ts';
import { pageStates } from './page-states.ts';
import { expectNothingFound, openState, optionsOf } from './show-page.ts';

/** Every state of every page in every combination. A store's pages are loaded from it. */
for (const state of pageStates) {
  test.describe(() => {
    test.use(optionsOf(state));

    for (const store of stores) {
      test(`no engine finds a fault in ${state.name} in ${store}`, async ({
        page,
        context,
        sandbox,
        problems,
        world: { storeUrl },
      }) => {
        const shown = await openState(state, { page, context, sandbox, problems, storeUrl, store });
        for (const combination of combine([store], state.windows ?? allWindows)) {
          await expectNothingFound(page, shown, combination);
        }
      });
    }
  });
}
