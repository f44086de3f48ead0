import { describe, expect, it } from 'vitest';
import { countSteps, formatWaterfall, type TimedRequest } from './waterfall.ts';

const request = (name: string, startInMs: number, endInMs: number | undefined): TimedRequest => ({
  name,
  startInMs,
  endInMs,
  bytes: 1536,
});

describe('countSteps', () => {
  it('counts parallel requests as one step', () => {
    expect(countSteps([request('a', 0, 200), request('b', 10, 300), request('c', 20, 90)])).toBe(1);
  });

  it('counts a request that waited for another as a step of its own', () => {
    expect(
      countSteps([request('a', 0, 200), request('b', 10, 300), request('c', 210, 400), request('d', 410, 500)]),
    ).toBe(3);
  });

  it('ignores a request that was still running', () => {
    expect(countSteps([request('a', 0, 200), request('b', 210, undefined)])).toBe(1);
  });
});

describe('formatWaterfall', () => {
  it('prints a line for each request, with the name of its source', () => {
    const lines = formatWaterfall([request('a.js', 3.4, 200), request('b.js', 10, undefined)], (name) => `src/${name}`);
    expect(lines.map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
      '3 – 200 ms 1.5 KiB src/a.js',
      '10 – … ms 1.5 KiB src/b.js',
    ]);
  });
});
