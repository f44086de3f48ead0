import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

interface EqualAccessReport {
  results: readonly {
    ruleId: string;
    reasonId: string;
    /** Category (`VIOLATION`, `RECOMMENDATION`) and outcome. `PASS` and `FAIL` are certain; others ask for a person. */
    value: readonly [category: string, outcome: string];
    message: string;
    /** XPath of the element. */
    path: { dom: string };
  }[];
}

declare global {
  interface Window {
    /** IBM Equal Access. Absent until `expectNoFindings` adds it. */
    ace?: { Checker: new () => { check: (root: Document, rulesets: readonly string[]) => Promise<EqualAccessReport> } };
    HTMLCS?: {
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
  // docs/decisions/0030
  ['aria_child_valid', '[role="radiogroup"]'],
  // docs/decisions/0031
  ['H32.2', '#plano'],
  // docs/decisions/0034
  ['label_content_exists', 'label:has(> [type="radio"]:is([aria-label], [aria-labelledby]))'],
  ['label_name_visible', '[type="radio"][aria-label][aria-describedby]'],
] as const;

/**
 * Runs IBM Equal Access and HTML_CodeSniffer over the page. A finding is what they are certain of. They read the same
 * document in every browser, so that one is enough.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engines);
  const { findings, rulesPassed } = await page.evaluate(async (ignored) => {
    const { ace, HTMLCS } = window;
    if (!ace || !HTMLCS) throw new Error('The engines are not on the page.');
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject));
    const elementAt = (path: string) =>
      document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
    const found = [
      ...results
        .filter(({ value }) => value[1] === 'FAIL')
        .map(({ ruleId, message, path }) => ({ rule: ruleId, message, element: elementAt(path.dom) })),
      ...HTMLCS.getMessages()
        .filter(({ type }) => type === 1)
        .map(({ code, msg, element }) => ({ rule: code, message: msg, element })),
    ];
    const isIgnored = ({ rule, element }: (typeof found)[number]) =>
      element instanceof Element &&
      ignored.some(([name, selector]) => rule.endsWith(name) && element.matches(selector));
    return {
      findings: found
        .filter((finding) => !isIgnored(finding))
        .map(({ rule, message, element }) => {
          const copy = element?.cloneNode(false);
          return `${rule}: ${message}: ${copy instanceof Element ? copy.outerHTML : 'the page'}`;
        }),
      rulesPassed: results.filter(({ value }) => value[1] === 'PASS').length,
    };
  }, exceptions);
  expect.soft(findings, `what IBM Equal Access and HTML_CodeSniffer found on ${page.url()}`).toEqual([]);
  // On an empty page nothing can be wrong.
  expect(rulesPassed, 'checks that passed').toBeGreaterThan(5);
}
