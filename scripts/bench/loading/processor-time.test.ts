import { expect, test } from 'vitest';
import { withoutWaits } from './processor-time.ts';

test('a task is measured in CPU time, and everything else in wall time', () => {
  const waited = { name: 'ThreadControllerImpl::RunTask', dur: 80_000, tdur: 12_000 };
  const timer = { name: 'RunTask', dur: 5_000, tdur: 5_002 };
  const layout = { name: 'Layout', dur: 70_000, tdur: 10_000 };
  const mark = { name: 'firstContentfulPaint' };
  expect(withoutWaits([waited, timer, layout, mark])).toEqual([{ ...waited, dur: 12_000 }, timer, layout, mark]);
});
