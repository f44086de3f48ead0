import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFirefox } from '../browser/engine.ts';
import { recordCheck } from './record-check.ts';

declare global {
  interface Window {
    /** Absent until `expectAccessible` adds it. */
    axe: typeof axe;
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Waits for axe in every frame, however busy the machine is. By default a frame is skipped after half a second.
  pingWaitTime: 60_000,
};

/** Expects that axe finds no violation on the whole page and its frames. */
export async function expectAccessible(page: Page): Promise<void> {
  // firefox-limits.ts has the reason.
  if (isFirefox(page.context())) return;
  expect(await findByAxe(page), 'what axe found').toEqual([]);
  recordCheck('axe');
}

/** Runs axe on the whole page and its frames: one line per violation and element. */
export async function findByAxe(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axeScript);
    // Frames of another site report their results, too.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  const { violations, rulesApplied } = await page.evaluate(async (runOptions) => {
    const hasForcedColors = matchMedia('(forced-colors: active)').matches;
    // docs/decisions/0038
    const results = await window.axe.run({ ...runOptions, rules: { 'color-contrast': { enabled: !hasForcedColors } } });
    // A fixed bar hides parts of what is below it. Such a target is measured in the middle of the window.
    const isSmallInTheMiddle = async (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) return true;
      const { scrollX: left, scrollY: top } = window;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations: again } = await window.axe.run(element, { runOnly: ['target-size'] });
      window.scrollTo({ left, top, behavior: 'instant' });
      return again.length > 0;
    };
    const found: string[] = [];
    for (const { id, help, nodes } of results.violations) {
      for (const { target } of nodes) {
        const selector = target.join(' ');
        if (id === 'target-size' && !(await isSmallInTheMiddle(selector))) continue;
        found.push(`${id}: ${help}: ${selector}`);
      }
    }
    return {
      violations: found,
      rulesApplied: results.passes.length,
    };
  }, options);
  // An empty page has no violations, so a minimum of applied rules is required.
  expect(rulesApplied, 'rules that applied').toBeGreaterThan(5);
  return violations;
}
