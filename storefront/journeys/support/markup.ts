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

/** Findings of `html-validate` in the server's HTML: one line per rule and element. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector ?? ''}`),
  );
}
