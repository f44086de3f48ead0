import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
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
  // Every frame has axe, and is waited for however busy the machine is. By default one is left out after half a second.
  pingWaitTime: 60_000,
};

/** Runs axe over the whole page and its frames; each violation is one line with the elements it names. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axeScript);
    // Frames of another site pass their results on as well.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  const { violations, rulesApplied } = await page.evaluate(async (runOptions) => {
    const results = await window.axe.run(runOptions);
    return {
      violations: results.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
      rulesApplied: results.passes.length,
    };
  }, options);
  expect(violations, 'what axe found').toEqual([]);
  recordCheck('axe');
  // On an empty page nothing can be wrong: that many rules found something to look at.
  expect(rulesApplied, 'rules that applied').toBeGreaterThan(5);
}
