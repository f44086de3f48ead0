// The allowed imports of the house: tokens ← design-system ← features ← routes ← app; domain ← api, features, routes;
// the contract ← storefront/src/api. Run by scripts/checks/boundaries.ts, which also proves that the modules were read.

const test = '\\.(test|stories|journey)\\.tsx?$|/test-support/|/journeys/';
const feature = '^storefront/src/features/([^/]+)/';
/** One saga or screen of a feature, which only a dynamic import names. */
const lazyPart = '^storefront/src/features/[^/]+/([^/]+\\.saga\\.ts|screens/[^/]+\\.tsx)$';
/** Stands for the features' own screens, and dispatches and reads what they do. */
const screensOfWalks = '^storefront/src/test-support/(order|identity)-walks/';

/** The vocabulary of failures, and how one is read from whatever was thrown: for everything that can fail. */
const errors = '^storefront/src/api/app-error\\.ts$';

/** A rule whose name ends so is kept by an `import type`: the compiler drops it, so nothing is loaded. */
const byTypeOnly = '-but-by-type';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycle',
      'Modules that load each other can only be understood, and tested, together.',
      {},
      { circular: true },
    ),
    forbid('no-unresolved', 'An import that leads nowhere hides from every other rule.', {}, { couldNotResolve: true }),

    forbid(
      'tokens-import-nothing',
      'Tokens are data: they know no component and no page.',
      { path: '^tokens/' },
      { path: '^(design-system|storefront|sandbox|scripts)/' },
    ),
    forbid(
      'design-system-imports-tokens-only',
      'Components know no business.',
      { path: '^design-system/' },
      { path: '^(storefront|sandbox|scripts)/' },
    ),
    forbid(
      'design-system-knows-no-store-or-router',
      'Components take props; the store injects its router through AnchorProvider.',
      { path: '^design-system/src/' },
      { path: 'node_modules/(react-redux|redux|redux-saga|typed-redux-saga|@reduxjs|@tanstack|axios|yup)/' },
    ),

    forbid(
      'domain-is-pure',
      'Rules import rules only: no React, store, HTTP, form library, clock or platform.',
      { path: '^storefront/src/domain/', pathNot: test },
      { pathNot: '^storefront/src/domain/|^tokens/src/theme/slug\\.ts$' },
    ),
    forbid(
      'shared-imports-nothing-above',
      'Shared code is below everything that shares it.',
      { path: '^storefront/src/shared/', pathNot: test },
      { path: '^storefront/src/(app|routes|features|api)/', pathNot: errors },
    ),
    forbid(
      'api-imports-nothing-above',
      'A client knows no store, page or feature.',
      { path: '^storefront/src/api/', pathNot: test },
      { path: '^storefront/src/(app|routes|features|shared)/' },
    ),
    forbid(
      'http-in-api-only',
      'Everything else calls a port.',
      { path: '^storefront/src/', pathNot: `^storefront/src/api/|${test}` },
      { path: 'node_modules/axios/' },
    ),

    forbid(
      'feature-never-imports-feature',
      'Routes and app compose features.',
      { path: feature },
      { path: feature, pathNot: '^storefront/src/features/$1/' },
    ),
    forbid(
      'feature-imports-nothing-above',
      'A feature is mounted; it does not mount.',
      { path: '^storefront/src/features/', pathNot: test },
      { path: '^storefront/src/(app|routes)/' },
    ),
    forbid(
      `feature-imports-no-client${byTypeOnly}`,
      "A saga gets its port as an argument. The one value is the errors' vocabulary, toAppError.",
      { path: '^storefront/src/features/', pathNot: test },
      { path: '^storefront/src/api/', pathNot: errors },
    ),
    forbid(
      'feature-through-its-index',
      'The entries of a feature: index, and screens and sagas for several parts that load on demand. The rest may change without notice.',
      { path: '^storefront/', pathNot: `${feature}|${screensOfWalks}` },
      {
        path: `${feature}.`,
        pathNot: `^storefront/src/features/[^/]+/(index|sagas|screens)\\.tsx?$|${lazyPart}`,
      },
    ),
    forbid(
      'one-part-of-a-feature-by-a-dynamic-import',
      'A dynamic import names the one saga or screen that it loads. Every other import goes through the index.',
      { path: '^storefront/', pathNot: `${feature}|${screensOfWalks}|${test}` },
      { path: lazyPart, dynamic: false },
    ),
    forbid(
      'routes-import-no-app',
      'The app wires the routes, not the other way round.',
      { path: '^storefront/src/routes/', pathNot: test },
      { path: '^storefront/src/app/' },
    ),

    forbid(
      `web-server-imports-no-page${byTypeOnly}`,
      'The server loads the built pages; importing their source would bundle nothing and break in production.',
      { path: '^storefront/server/', pathNot: test },
      { path: '^storefront/src/' },
    ),
    forbid(
      `pages-import-no-server${byTypeOnly}`,
      "The server's code, with its secrets, must never reach the browser.",
      { path: '^storefront/src/', pathNot: test },
      { path: '^storefront/server/' },
    ),

    forbid(
      'sandbox-imports-no-storefront',
      'A rule shared by both sides would carry the same fault to both.',
      { path: '^sandbox/' },
      { path: '^(storefront|design-system|tokens)/' },
    ),
    forbid(
      `contract-for-clients-only${byTypeOnly}`,
      'Wire types are decoded in the API layer; the sandbox validates with the schemas, the store only reads their types.',
      { path: '^(storefront|design-system|tokens)/', pathNot: test },
      { path: '^sandbox/contract/' },
    ),
    forbid(
      'wire-types-stay-in-api',
      'Inside the store, things have their own right names.',
      { path: '^storefront/', pathNot: `^storefront/src/api/|${test}` },
      { path: '^sandbox/contract/' },
    ),
    forbid(
      'no-sandbox-in-the-store',
      'The sandbox is a service behind an address.',
      { path: '^storefront/', pathNot: test },
      { path: '^sandbox/', pathNot: '^sandbox/contract/' },
    ),

    forbid(
      'storybook-configuration-imports-no-story-code',
      'Chromatic takes every picture anew after a change of whatever the configuration imports. It ignores `untraced`.',
      { path: '^\\.storybook/', pathNot: '^\\.storybook/(untraced/|car-images\\.ts$)' },
      { path: '^(design-system|storefront|sandbox|scripts)/' },
    ),
    forbid(
      'only-configuration-in-storybook',
      'Chromatic takes every picture anew after a change of any file in `.storybook`: stories and their parts live elsewhere.',
      { path: '^\\.storybook/(main|manager|preview)\\.tsx?$' },
      { path: '^\\.storybook/', pathNot: '^\\.storybook/(main|manager|preview)\\.tsx?$', reachable: false },
    ),

    forbid(
      'no-tests-in-products',
      'What ships depends on nothing that only tests need.',
      { path: '^(tokens|design-system|storefront|sandbox)/', pathNot: test },
      { path: `${test}|^scripts/|^\\.storybook/` },
    ),
  ],
  options: {
    // TypeScript 7 has no classic compiler API, without which dependency-cruiser silently reads nothing.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@signdrive/source', 'import', 'module', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
