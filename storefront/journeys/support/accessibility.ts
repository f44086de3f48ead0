import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe over the whole page; each violation is one line with the elements it names. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(lines, 'what axe found').toEqual([]);
  // On an empty page nothing can be wrong: that many rules found something to look at.
  expect(passes.length, 'rules that applied').toBeGreaterThan(5);
}
