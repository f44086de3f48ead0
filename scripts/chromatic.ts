import { spawnSync } from 'node:child_process';
import { Problem } from './problem.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  throw new Problem(
    'CHROMATIC_PROJECT_TOKEN is not set: take it from the Manage page of the Chromatic project and set it, then run this again.',
  );
}
const { status } = spawnSync(process.execPath, ['node_modules/.bin/chromatic', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
