import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/src/server.ts';
import { catalogue, sentenceOfCode } from '../../storefront/src/test-support/catalogue.ts';
import { root } from '../builds/build-steps.ts';
import { checkNamedTests, checkNumbers, checkOperations, checkTexts } from './coverage-check.ts';

/** Operations of the services, as named in their OpenAPI document; the sandbox's control is excluded. */
async function listOperations(): Promise<string[]> {
  const sandbox = await createSandbox({ port: 0, cardPort: 0 });
  try {
    const answer = await fetch(`${sandbox.url}/documentation/json`);
    const { paths } = (await answer.json()) as { paths: Record<string, object> };
    return Object.entries(paths)
      .filter(([path]) => !path.startsWith('/_sandbox'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  } finally {
    await sandbox.close();
  }
}

const document = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
const texts = new Set([...Object.values(catalogue).flat(), ...Object.values(sentenceOfCode)]);
const checks = {
  'texts seen on a page': checkTexts(root, [...texts]),
  'rows with their tests': checkNamedTests(root, document),
  'numbers asserted': checkNumbers(root, document),
  'operations called': checkOperations(await listOperations(), document),
};
for (const [name, { checked, faults }] of Object.entries(checks)) {
  for (const fault of faults) console.error(fault);
  console.log(`${name}: ${checked} checked, ${faults.length} faults`);
}
process.exitCode = Object.values(checks).some(({ faults }) => faults.length > 0) ? 1 : 0;
