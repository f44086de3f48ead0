/** Absolute path of the repository. */
export const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

export interface BuildStep {
  name: string;
  /** Input files and folders; tests and stories in them are ignored. */
  inputs: readonly string[];
  /** Output files and folders. */
  results: readonly string[];
  /** Environment variables that are inputs, too. */
  environment?: readonly string[];
  /** Arguments for Node, or for npm if they name a workspace's script. */
  run: { node: readonly string[] } | { npm: readonly string[] };
}

/** Every package is bundled, so the lock file is an input of each bundling step. */
const packages = ['package-lock.json'];
const pageSources = ['tokens', 'design-system', 'storefront', 'sandbox/contract'];
const fromSource = ['-C', '@signdrive/source'];

/** The build steps of the store, in order: each may read the outputs of earlier ones. */
export const buildSteps = [
  // Before the tokens, which it does not read: steps after a stale one run, too.
  {
    name: 'design-system',
    inputs: ['design-system/cars', 'design-system/fonts'],
    results: ['design-system/src/components/car-picture/drawings', 'design-system/src/foundations/fonts.css'],
    run: { npm: ['run', '--silent', 'build', '-w', '@signdrive/design-system'] },
  },
  {
    name: 'tokens',
    inputs: ['tokens', ...packages],
    // Only the style sheets: the same folder contains modules written for the packed package.
    results: ['tokens/dist/house.css', 'tokens/dist/partners', 'tokens/dist/tokens.css'],
    run: { npm: ['run', '--silent', 'build', '-w', '@signdrive/tokens'] },
  },
  {
    name: 'storefront',
    // The supported browsers determine the output syntax.
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
