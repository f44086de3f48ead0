import { test } from '../support/world.ts';
import { allWindows, deal } from './combinations.ts';
import { pageStates } from './page-states.ts';
import { allEngines, expectNothingFound, openState, optionsOf } from './show-page.ts';

for (const [index, state] of pageStates.entries()) {
  const combinations = deal(index, state.windows ?? allWindows);
  test.describe(() => {
    test.use(optionsOf(state));

    test(
      `no engine finds a fault in ${state.name}`,
      { tag: '@desktop' },
      async ({ page, context, sandbox, problems, world: { storeUrl } }) => {
        const store = combinations[0]?.store ?? 'house';
        const shown = await openState(state, { page, context, sandbox, problems, storeUrl, store });
        for (const [place, combination] of combinations.entries()) {
          await expectNothingFound(page, shown, combination, place === 0 ? allEngines : ['axe', 'HTML_CodeSniffer']);
        }
      },
    );
  });
}
