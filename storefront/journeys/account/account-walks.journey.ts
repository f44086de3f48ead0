import fc from 'fast-check';
import { startWithSession } from '../support/pages/log-in.ts';
import { AccountWalk, formNames, profile, type Step } from '../support/walks/account-walk.ts';
import { personNames } from '../support/walks/people.ts';
import { stopClock } from '../support/walks/walk-clock.ts';
import { expect, test } from '../support/world.ts';

const { WALK_SEED: seed = '15', WALK_COUNT: count = '3', WALK_ONLY: only } = process.env;

const stepsOfWalk = 12;
const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constantFrom('type', 'save'), form: fc.constantFrom(...formNames) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('log in'), name: fc.constantFrom(...personNames) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('page'), path: fc.constantFrom(profile, profile, 'conta/plano') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'log out',
        'dialogs',
        'dialogs',
        'dialogs',
        'other tab',
        'other tab',
        'back',
        'forward',
        'reload',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sessions expire') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fault'),
      call: fc.constantFrom('saveUser', 'readUser', 'saveCustomer', 'readCustomer', 'signIn'),
      mishap: fc.constantFrom('fails', 'refuses', 'breaksBefore', 'breaksAfter', 'refusesSession', 'isSilent'),
    }),
  },
);

/** A seed gives the same walks on every machine. */
const walks = fc.sample(fc.array(step, { minLength: stepsOfWalk, maxLength: stepsOfWalk, size: 'max' }), {
  seed: Number(seed),
  numRuns: Number(count),
});

for (const [index, steps] of walks.entries()) {
  const number = index + 1;
  if (only !== undefined && Number(only) !== number) continue;
  test(
    `an account shows what the service has, to its owner only: walk ${number} of seed ${seed}`,
    { tag: '@phone' },
    async ({ context, page, sandbox, world, problems }) => {
      problems.ignore(/Failed to load resource|net::ERR_/);
      await stopClock(context);
      await sandbox.scenario('two-customers');
      await startWithSession(page);
      const walk = new AccountWalk(page, sandbox, world.storeUrl);
      await walk.openTab(profile);
      for (const each of steps) await walk.take(each);
      await walk.end();
      expect(walk.violations, walk.path.join('\n')).toEqual([]);
    },
  );
}
