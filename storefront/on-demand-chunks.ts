import type { Plugin } from 'vite';

/**
 * Chunks of parts that load on demand, one per subject. The bundler alone makes a chunk for each set of importers: some
 * 150, half of them below one kibibyte (docs/decisions/0046).
 *
 * No page's first load contains these modules. Their imports stay where they are, because a first load may need them.
 * A module that is imported dynamically can't be in a group: Rolldown 1.2 exports a name that its chunk doesn't define.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
  // The saga runtime with its watchers, and the state of features that load on demand.
  flows: [
    'node_modules/(@redux-saga|redux-saga|typed-redux-saga|@babel/runtime)/',
    'storefront/src/app/flows/(?!flows|last-seen-orders)',
    'storefront/src/app/(identity|visit)/',
    'storefront/src/api/app-error\\.',
    'storefront/src/domain/\\w+/(faq|intent-life|order-outcome|order-status)\\.',
    'storefront/src/features/(catalog|comparison|consent|content|faq|partner-store)/[\\w-]+\\.saga\\.',
    'storefront/src/features/(account/account|orders/orders)\\.events\\.',
    'storefront/src/features/(dealers/contact|order-changes/order-changes|recovery/recovery)\\.slice\\.',
    'storefront/src/features/payment/(\\w+/)?(card|method)\\.slice\\.',
    'storefront/src/features/registration/(availability-notice|places|registration)\\.slice\\.',
    'storefront/src/shared/(forms/field-left|loading/requests|storage/(locks|records))\\.',
  ],
  // Shared by the ledger's writes and an order's steps. In `flows`, the order page would load the saga runtime first.
  intents: [
    'storefront/src/domain/order/(failed-write|intent|uploads)\\.',
    'storefront/src/shared/ledger/settled-events\\.',
  ],
  // Shared by sagas that write to services.
  writes: [
    'storefront/src/domain/\\w+/(same-customer|same-site-path)\\.',
    'storefront/src/shared/(address-form/find-postal-code|failures/confirmed-write|ledger/(carry-out|save-customer)|uploads/upload-document)\\.',
  ],
  orders: ['storefront/src/domain/order/order\\.', 'storefront/src/features/orders/orders\\.(copy|slice)\\.'],
  steps: ['storefront/src/features/checkout/steps/(ReviewChange|StepEnd|steps\\.copy|use-messages)\\.'],
  forms: [
    'design-system/src/components/form/',
    'design-system/src/patterns/(error-summary|form-section)/',
    'node_modules/react-aria-components/.*/Form\\.mjs',
    'node_modules/react-stately/.*/useFormValidationState\\.mjs',
  ],
  password: [
    'design-system/src/components/password-field/',
    'storefront/src/(domain/\\w+/password|shared/forms/password)\\.',
  ],
  dialog: [
    'design-system/src/components/dialog/',
    'node_modules/react-aria/.*/(useModalOverlay|useViewportSize)\\.mjs',
    'node_modules/react-aria-components/.*/(Dialog|Modal)\\.mjs',
  ],
};

export const onDemandChunks = Object.entries(chunks).map(([name, modules]) => ({
  name,
  test: new RegExp(modules.join('|')),
  includeDependenciesRecursively: false,
}));

/** Fails the build for a pattern that matches no module: after a renaming it would divide nothing, silently. */
export function rejectUnmatchedPatterns(groups: readonly { test: RegExp }[]): Plugin {
  return {
    name: 'signdrive:unmatched-patterns',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    buildEnd(error) {
      const unmatched = unmatchedPatterns(groups, [...this.getModuleIds()]);
      if (unmatched.length > 0 && !error)
        this.error(`No module matches these patterns of chunks:\n${unmatched.join('\n')}`);
    },
  };
}

/** The alternatives of patterns that match none of these paths. */
export function unmatchedPatterns(groups: readonly { test: RegExp }[], paths: readonly string[]): string[] {
  const patterns = new Set(groups.flatMap(({ test }) => alternatives(test.source)));
  return [...patterns].filter((pattern) => {
    const one = new RegExp(pattern);
    return !paths.some((path) => one.test(path));
  });
}

/** `a(b|c)|d` is `ab`, `ac` and `d`. Optional groups and lookaheads stay, with the groups around them. */
function alternatives(pattern: string): string[] {
  const branches = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) branches.push('');
    else branches.push(`${branches.pop()}${character}`);
  }
  return branches.flatMap((branch) => {
    const group = /\((?!\?)([^()]*)\)(?!\?)/.exec(branch);
    if (!group) return [branch];
    const [text, content = ''] = group;
    const [before, after] = [branch.slice(0, group.index), branch.slice(group.index + text.length)];
    return content.split('|').flatMap((one) => alternatives(before + one + after));
  });
}
