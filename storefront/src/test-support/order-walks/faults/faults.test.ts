import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { faultsOf, pastFaults } from './faults.ts';
import { applied, fileOf } from './past-fault.ts';

describe('the past faults of orders', () => {
  it.each(pastFaults)('still apply to the code: $id, $title', async ({ edits }) => {
    for (const edit of edits) {
      const code = await readFile(fileOf(edit), 'utf8');
      expect(applied(code, edit)).not.toBe(code);
    }
  });

  it('are selected by their ids', () => {
    expect(faultsOf(['2', '1a']).map(({ id }) => id)).toEqual(['1a', '2']);
    expect(faultsOf([])).toEqual(pastFaults);
    expect(() => faultsOf(['1a', 'unknown'])).toThrow('No past fault is called unknown.');
  });
});
