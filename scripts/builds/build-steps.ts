/** Absolute path of the repository. */
export const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

export interface BuildStep {
  name: string;
  /** Files and folders whose contents decide the result; tests and stories in them don't count. */
  inputs: readonly string[];
  /** Files and folders the step writes. */
  results: readonly string[];
  /** Variables of the environment that decide the result, too. */
  environment?: readonly string[];
  /** Arguments for Node, or for npm when they name a workspace's script. */
  run: { node: readonly string[] } | { npm: readonly string[] };
}

/** Every package's code decides the result of a bundler, so the lock file is an input of each step that bundles. */
const packages = ['package-lock.json'];
const pageSources = ['tokens', 'design-system', 'storefront', 'sandbox/contract'];
const fromSource = ['-C', '@signdrive/source'];

/** What the store needs before it can start, in order: each step may read the results of those before it. */
export const buildSteps = [
  {
    name: 'tokens',
    inputs: ['tokens', ...packages],
    // The sheets alone: beside them stand the modules that packing the package writes.
    results: ['tokens/dist/house.css', 'tokens/dist/partners', 'tokens/dist/tokens.css'],
    run: { npm: ['run', '--silent', 'build', '-w', '@signdrive/tokens'] },
  },
  {
    name: 'storefront',
    // The supported browsers decide the syntax of what is built.
    inputs: [...pageSources, 'browsers.ts', 'package.json', ...packages],
    results: ['storefront/dist/client', 'storefront/dist/server', 'storefront/dist/worker'],
    environment: ['PREVIOUS_RELEASE'],
    run: { npm: ['run', '--silent', 'build', '-w', '@signdrive/storefront'] },
  },
  {
    name: 'social pictures',
    inputs: [
      'scripts/builds/social-pictures.ts',
      'scripts/builds/social-lettering.json',
      'design-system/cars',
      'tokens',
      ...packages,
    ],
    results: ['storefront/dist/client'],
    run: { node: [...fromSource, 'scripts/builds/social-pictures.ts'] },
  },
  {
    name: 'icons',
    inputs: ['scripts/builds/icons.ts', 'storefront/public/favicon.svg', ...packages],
    results: ['storefront/dist/client/icons'],
    run: { node: [...fromSource, 'scripts/builds/icons.ts'] },
  },
  {
    name: 'compressed assets',
    inputs: ['storefront/server/assets/precompress.ts', 'storefront/dist/client/.vite/manifest.json'],
    results: ['storefront/dist/client'],
    run: { node: [...fromSource, 'storefront/server/assets/precompress.ts'] },
  },
] as const satisfies readonly BuildStep[];
