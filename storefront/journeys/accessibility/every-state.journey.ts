import { test } from '../support/world.ts';
import { dealtVisits } from './page-states.ts';
import { expectNothingFound, expectOwnTitle, namesOf, openState, optionsOf } from './show-page.ts';

for (const visit of dealtVisits) {
  const states = visit.map(({ state }) => state);
  test.describe(() => {
    test.use(optionsOf(states));

    test(
      `no engine finds a fault in ${namesOf(states)}`,
      { tag: '@desktop' },
      async ({ page, context, sandbox, problems, world: { storeUrl } }) => {
        const headings = new Map<string, string | null>();
        for (const { state, combination } of visit) {
          const { store } = combination;
          const shown = await openState(state, { page, context, sandbox, problems, storeUrl, store });
          await expectOwnTitle(page, headings);
          await expectNothingFound(page, state, shown, combination);
        }
      },
    );
  });
}
