import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createServices } from './services.ts';

const src = new URL('../', import.meta.url);
const rows = readFileSync(new URL('../../docs/calls.md', src), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Texts in backticks of a cell. A further method of the same port is written without the port: `.share`. */
const codesOf = (cell = '') => [...cell.matchAll(/`\.?([\w.*]+)`/g)].map(([, code = '']) => code);

describe('docs/calls.md', () => {
  it('lists every method of every port', () => {
    const codes = rows.flatMap(([, , methods]) => codesOf(methods));
    const listed = new Set(codes.map((code) => (code.endsWith('.*') ? code : code.split('.').at(-1))));
    const missing = Object.entries(createServices({ baseUrl: '/api' }))
      .filter(([port]) => !listed.has(`${port}.*`))
      .flatMap(([, client]) => Object.keys(client as object).filter((method) => !listed.has(method)));
    expect(missing).toEqual([]);
  });

  it('names sagas that exist', () => {
    const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.saga.ts') || path.endsWith('.ports.ts'))
      .map((path) => readFileSync(new URL(path, src), 'utf8'))
      .join('\n');
    const names = new Set(rows.flatMap(([, , , , saga]) => codesOf(saga)));
    expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });
});
