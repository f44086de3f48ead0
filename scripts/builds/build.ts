import { parseArgs } from 'node:util';
import { buildSteps } from './build-steps.ts';
import { buildStore } from './builds.ts';
import { Problem } from '../problem.ts';

const { values } = parseArgs({
  options: { force: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});
const names: readonly string[] = buildSteps.map(({ name }) => name);
const { only = names } = values;
const unknown = only.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Problem(`No build step is called ${unknown}: choose one of ${names.join(', ')}.`);
const built = buildStore(
  values.force,
  buildSteps.filter(({ name }) => only.includes(name)),
);
if (built.length === 0) console.log('Nothing changed since the last build. `npm run build -- --force` builds anyway.');
