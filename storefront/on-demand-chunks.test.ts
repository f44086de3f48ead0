import { expect, test } from 'vitest';
import { unmatchedPatterns } from './on-demand-chunks.ts';

const paths = ['src/a/form.ts', 'src/b/c/card.ts', 'lib/x.mjs'];

test.each([
  [/src\/a\/form\.|lib\//, []],
  [/src\/b\/(\w+\/)?(card|form)\.|lib\/(?!y|z)/, ['src\\/b\\/(\\w+\\/)?form\\.']],
  [/src\/(a|d)\/|lib\/(y|(x|z)\.mjs)/, ['src\\/d\\/', 'lib\\/y', 'lib\\/z\\.mjs']],
])('the pattern %s has the alternatives %j that match no module', (pattern, unmatched) => {
  expect(unmatchedPatterns([{ test: pattern }], paths)).toEqual(unmatched);
});
