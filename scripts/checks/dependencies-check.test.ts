import { expect, it } from 'vitest';
import { findLicenceFaults, readAudit, type Component } from './dependencies-check.ts';

const component = (...licenses: NonNullable<Component['licenses']>): Component => ({
  purl: 'pkg:npm/part@1.0.0',
  licenses,
});

it.each([
  ['MIT', component({ license: { id: 'MIT' } })],
  ['a choice with an allowed one', component({ expression: '(GPL-3.0-only OR MIT)' })],
  ['two allowed ones', component({ license: { id: 'MIT' } }, { license: { id: 'ISC' } })],
  [
    'none, but it is the project’s own',
    { ...component(), properties: [{ name: 'cdx:npm:package:private', value: 'true' }] },
  ],
])('a package may be shipped with %s', (_, part) => {
  expect(findLicenceFaults([part])).toEqual([]);
});

it.each([
  ['no licence', component()],
  ['GPL-3.0-only', component({ license: { id: 'GPL-3.0-only' } })],
  ['MIT AND GPL-3.0-only', component({ expression: 'MIT AND GPL-3.0-only' })],
  ['MIT, LGPL-3.0-or-later', component({ license: { id: 'MIT' } }, { license: { id: 'LGPL-3.0-or-later' } })],
  ['SEE LICENSE IN licence.txt', component({ license: { name: 'SEE LICENSE IN licence.txt' } })],
])('a package with %s is reported', (licence, part) => {
  expect(findLicenceFaults([part])).toEqual([
    `pkg:npm/part@1.0.0 has ${licence}: replace it, or allow that in scripts/checks/dependencies-check.ts.`,
  ]);
});

it('each vulnerable package is reported with its severity', () => {
  expect(readAudit({ vulnerabilities: { part: { severity: 'high' } } })).toEqual({
    faults: ['part has a known fault: high.'],
  });
  expect(readAudit({ vulnerabilities: {} })).toEqual({ faults: [] });
});

it('an audit without a response of the registry is reported, and is not a fault', () => {
  expect(readAudit({ message: '405 Method Not Allowed' })).toEqual({
    faults: [],
    unknownBecause: '405 Method Not Allowed',
  });
});
