import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The consent region comes before `main` (docs/decisions/0033).
      'heading-level': ['error', { minInitialRank: 'h2' }],
      // A grid takes the roles of a native table away (docs/decisions/0032).
      'prefer-native-element': ['error', { exclude: ['table', 'cell'] }],
    },
  }),
);

/** Findings by HTML: many states of a page are sent as the same bytes. */
const validated = new Map<string, Promise<string[]>>();

/** Findings of `html-validate` in the server's HTML: one line per rule and element. */
export function markupFaults(html: string): Promise<string[]> {
  const findings = validated.get(html) ?? validate(html);
  validated.set(html, findings);
  return findings;
}

async function validate(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector ?? ''}`),
  );
}
