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
  // Waits for axe in every frame, however busy the machine is. By default a frame is skipped after half a second.
  pingWaitTime: 60_000,
};

/** Runs axe on the whole page and its frames; reports one line per violation with its elements. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(axeScript);
    // Frames of another site report their results, too.
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
  // An empty page has no violations, so a minimum of applied rules is required.
  expect(rulesApplied, 'rules that applied').toBeGreaterThan(5);
}
