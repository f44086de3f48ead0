import { test } from '../support/world.ts';
import { allWindows, deal } from './combinations.ts';
import { pageStates } from './page-states.ts';
import { expectNothingFound, openState, optionsOf } from './show-page.ts';

for (const [index, state] of pageStates.entries()) {
  const combination = deal(index, state.windows ?? allWindows);
  test.describe(() => {
    test.use(optionsOf(state));

    test(
      `no engine finds a fault in ${state.name}`,
      { tag: '@desktop' },
      async ({ page, context, sandbox, problems, world: { storeUrl } }) => {
        const { store } = combination;
        const shown = await openState(state, { page, context, sandbox, problems, storeUrl, store });
        await expectNothingFound(page, shown, combination);
      },
    );
  });
}
