// Plain JavaScript, because it must run with a clear message on a Node without TypeScript support and in a clone
// without installed packages.
import { readFileSync } from 'node:fs';

const commands = {
  start: './processes/start.ts',
  build: './builds/build.ts',
  'built-scripts': './baseline/built-scripts.ts',
  test: './tests/test.ts',
  browser: './processes/ensure-browser.ts',
  boundaries: './checks/boundaries.ts',
  bench: './bench/bench.ts',
  chromatic: './chromatic.ts',
  coverage: './checks/coverage.ts',
  dependencies: './checks/dependencies.ts',
  evidence: './evidence/evidence.ts',
  spoken: './screen-reader/spoken.ts',
  package: './packages/build-package.ts',
  'story-trace': './story-trace/story-trace.ts',
  theme: './theme.ts',
  visual: './visual/visual.ts',
};

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** First package whose installed version differs from the lock; optional ones depend on the platform. */
function firstDifference(locked, installed) {
  return Object.entries(locked).find(
    ([path, entry]) =>
      path.startsWith('node_modules/') &&
      !entry.optional &&
      !entry.devOptional &&
      !entry.link &&
      !entry.peer &&
      installed[path]?.version !== entry.version,
  )?.[0];
}

const installed = readLock('../node_modules/.package-lock.json');
if (!installed) fail('Nothing is installed here yet: run `npm ci`, then this command again.');
const difference = firstDifference(readLock('../package-lock.json') ?? {}, installed);
if (difference) {
  fail(`${difference} is not the version in package-lock.json: run \`npm ci\`, then this command again.`);
}
if (Number(process.versions.node.split('.')[0]) < 24) {
  fail(
    `This is Node ${process.versions.node}, and 24 is needed: use the npm scripts, which run the Node that \`npm ci\` installs.`,
  );
}

const [name] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (!command) fail(`No command is called ${name}: choose one of ${Object.keys(commands).join(', ')}.`);

try {
  await import(command);
} catch (error) {
  // Node's message adds advice about another syntax.
  if (error?.code?.startsWith('ERR_PARSE_ARGS'))
    fail(`${name}: ${error.message.split(/[\n.]/)[0]}. README.md says what it takes.`);
  if (error?.name !== 'Problem') throw error;
  fail(error.message);
}
