import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

interface EqualAccessReport {
  results: readonly {
    ruleId: string;
    /** Category (`VIOLATION`, `RECOMMENDATION`) and outcome. `PASS` and `FAIL` are certain; others ask for a person. */
    value: readonly [category: string, outcome: string];
    message: string;
    /** XPath of the element. */
    path: { dom: string };
  }[];
}

interface EqualAccessChecker {
  /** Ids of the rules of each guideline. */
  rulesetRules: Record<string, readonly string[]>;
  check: (root: Document, rulesets: readonly string[]) => Promise<EqualAccessReport>;
}

declare global {
  interface Window {
    /** IBM Equal Access. Absent until it is added. */
    ace?: { Checker: new () => EqualAccessChecker };
    HTMLCS?: {
      getTranslation: (key: string) => string | undefined;
      process: (standard: string, root: Document, done: () => void, failed: (error: unknown) => void) => void;
      /** Type 1 is an error; warnings and notices ask for a person. */
      getMessages: () => readonly { type: number; code: string; msg: string; element: Element }[];
    };
  }
}

const read = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');
const engines = `${read('accessibility-checker-engine/ace.js')};window.ace = ace;${read('html_codesniffer/build/HTMLCS.js')}`;

/** Rules that are wrong for the store, by the end of their name, and the elements for which they are. */
const exceptions = [
  // docs/decisions/0029
  ['element_tabbable_role_valid', 'section[tabindex="0"]'],
  // docs/decisions/0042
  ['element_tabbable_role_valid', '[data-tone][role="group"][tabindex="0"]'],
  // docs/decisions/0030
  ['aria_child_valid', '[role="radiogroup"]'],
  // docs/decisions/0041
  ['aria_child_valid', '[role="menu"]'],
  // docs/decisions/0031
  ['H32.2', '#plano'],
  // docs/decisions/0034
  ['label_content_exists', 'label:has(> [type="radio"]:is([aria-label], [aria-labelledby]))'],
  ['label_name_visible', '[type="radio"][aria-label][aria-describedby]'],
] as const;

/** Rules of IBM Equal Access that never fail, but ask for a person. They are more than half of the time of all rules. */
const rulesForPersons = [
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'list_markup_review',
  'style_focus_visible',
  'text_block_heading',
  'text_sensory_misuse',
];

/** Rules about contrast, which forced colours decide (docs/decisions/0038). */
const contrastRules = ['text_contrast_sufficient', 'G18.Fail', 'G145.Fail'];

/** A rule about elements that a media query rotates. It takes a quarter of the time of all rules. */
const orientationRule = 'element_orientation_unlocked';

/** A rule about inline styles that are important. It takes a fifth of the time of the engine. */
const spacingRule = 'text_spacing_valid';

/** Rules that do not apply to the page as it is displayed. */
const rulesThatDontApply = (page: Page) =>
  page.evaluate(
    ([contrast, orientation, spacing]) => {
      const turns = (rule: CSSRule) =>
        rule instanceof CSSStyleRule && `${rule.style.transform}${rule.style.rotate}` !== '';
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const isTurned = rules.some((rule) => rule instanceof CSSMediaRule && [...rule.cssRules].some(turns));
      return [
        ...(matchMedia('(forced-colors: active)').matches ? contrast : []),
        ...(isTurned ? [] : [orientation]),
        ...(document.querySelector('[style*="important" i]') ? [] : [spacing]),
      ];
    },
    [contrastRules, orientationRule, spacingRule] as const,
  );

async function addEngines(page: Page): Promise<void> {
  if (await page.evaluate(() => 'ace' in window)) return;
  await page.evaluate(engines);
  await page.evaluate(() => {
    const { HTMLCS } = window;
    const translate = HTMLCS?.getTranslation.bind(HTMLCS);
    // Version 2.5.1 has no texts about a wrong `autocomplete`, and would throw.
    if (HTMLCS) HTMLCS.getTranslation = (key) => translate?.(key) ?? key;
  });
}

/** Runs IBM Equal Access over the page: one line for each finding that it is certain of. */
export async function findByEqualAccess(page: Page): Promise<string[]> {
  await addEngines(page);
  const { findings, rulesPassed } = await page.evaluate(
    async ({ ignored, withoutRules }) => {
      if (!window.ace) throw new Error('The engine is not on the page.');
      const checker = new window.ace.Checker();
      checker.rulesetRules['WCAG_2_2'] = (checker.rulesetRules['WCAG_2_2'] ?? []).filter(
        (rule) => !withoutRules.includes(rule),
      );
      const { results } = await checker.check(document, ['WCAG_2_2']);
      const found = results
        // docs/decisions/0039
        .filter(
          ({ value: [, outcome], path, message }) =>
            outcome === 'FAIL' && !`${path.dom} ${message}`.includes('/template['),
        )
        .map(({ ruleId, message, path }) => ({
          rule: ruleId,
          message,
          element: document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue,
        }))
        .filter(
          ({ rule, element }) =>
            !(element instanceof Element) ||
            !ignored.some(([name, selector]) => rule === name && element.matches(selector)),
        );
      return {
        findings: found.map(({ rule, message, element }) => {
          const copy = element?.cloneNode(false);
          return `${rule}: ${message}: ${copy instanceof Element ? copy.outerHTML : 'the page'}`;
        }),
        rulesPassed: results.filter(({ value }) => value[1] === 'PASS').length,
      };
    },
    { ignored: exceptions, withoutRules: [...rulesForPersons, ...(await rulesThatDontApply(page))] },
  );
  // On an empty page nothing can be wrong.
  expect(rulesPassed, 'checks that passed').toBeGreaterThan(5);
  return findings;
}

/** Runs HTML_CodeSniffer over the page: one line for each error. */
export async function findByCodeSniffer(page: Page): Promise<string[]> {
  await addEngines(page);
  return page.evaluate(
    async ({ ignored, withoutRules }) => {
      const { HTMLCS } = window;
      if (!HTMLCS) throw new Error('The engine is not on the page.');
      await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject));
      return HTMLCS.getMessages()
        .filter(({ type, code }) => type === 1 && !withoutRules.some((rule) => code.endsWith(rule)))
        .filter(
          ({ code, element }) => !ignored.some(([name, selector]) => code.endsWith(name) && element.matches(selector)),
        )
        .map(({ code, msg, element }) => {
          const copy = element.cloneNode(false);
          return `${code}: ${msg}: ${copy instanceof Element ? copy.outerHTML : 'the page'}`;
        });
    },
    { ignored: exceptions, withoutRules: await rulesThatDontApply(page) },
  );
}
