import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';
import { readReport } from '../tests/test-results.ts';
import type { TestRun } from '../tests/test-run.ts';
import { writeEvidencePage } from './evidence-page.ts';
import { componentEvidence, engineEvidence, journeyEvidence } from './read-evidence.ts';

/** `npm run evidence`: writes docs/accessibility.md from the reports that the last whole `npm test` left. */
const reports = join(root, 'test-reports');
const readIfThere = (name: string): unknown => readReport(join(reports, `${name}.json`));
const read = (name: string): unknown => {
  const report = readIfThere(name);
  if (report === undefined) throw new Problem('There is no report of a whole test run: run `npm test` first.');
  return report;
};

const run = read('run') as TestRun;
if (run.failed > 0) {
  throw new Problem(`The last whole test run had ${run.failed} failures: evidence needs a run that passed.`);
}
const folders = ['components', 'patterns'].map((kind) => ({
  kind,
  names: readdirSync(join(root, 'design-system/src', kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
}));
const components = componentEvidence({ folders, stories: read('stories'), dom: read('dom') });
// A run skips the stages whose engine is not installed.
const otherEngines = ['firefox', 'webkit', 'spoken'].map(readIfThere).filter((report) => report !== undefined);
const journeys = journeyEvidence([read('journeys'), ...otherEngines]);
const page = join(root, 'docs/accessibility.md');
writeFileSync(page, writeEvidencePage({ run, components, journeys, engines: engineEvidence(read('journeys')) }));
execFileSync(join(root, 'node_modules/.bin/oxfmt'), [page], { cwd: root });
console.log(`${components.length} components and ${journeys.length} journeys: ${page}`);
