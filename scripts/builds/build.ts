import { parseArgs } from 'node:util';
import { buildSteps } from './build-steps.ts';
import { buildStore } from './builds.ts';
import { Problem } from '../problem.ts';

const { values } = parseArgs({
  options: { force: { type: 'boolean', default: false }, only: { type: 'string' } },
});
if (values.only !== undefined && !buildSteps.some(({ name }) => name === values.only)) {
  throw new Problem(
    `No build step is called ${values.only}: choose one of ${buildSteps.map(({ name }) => name).join(', ')}.`,
  );
}
const built = buildStore(
  values.force,
  values.only ? buildSteps.filter(({ name }) => name === values.only) : buildSteps,
);
if (built.length === 0) console.log('Nothing changed since the last build. `npm run build -- --force` builds anyway.');
