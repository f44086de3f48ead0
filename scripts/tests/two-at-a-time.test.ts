import { describe, expect, it } from 'vitest';
import { runTwoAtATime } from './two-at-a-time.ts';

describe('runTwoAtATime', () => {
  it('starts a third task after either of the first two', async () => {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const results = runTwoAtATime(['long', 'short', 'third', 'fourth'], (name) => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} ended`)));
    });
    expect(started).toEqual(['long', 'short']);

    ends.get('short')?.();
    await results[1];
    await expect.poll(() => started).toEqual(['long', 'short', 'third']);

    ends.get('third')?.();
    await expect.poll(() => started).toEqual(['long', 'short', 'third', 'fourth']);
    ends.get('fourth')?.();
    ends.get('long')?.();
    expect(await Promise.all(results)).toEqual(['long ended', 'short ended', 'third ended', 'fourth ended']);
  });

  it('continues after a task that fails', async () => {
    const results = runTwoAtATime([1, 2, 3], (task) =>
      task === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(task),
    );
    expect(await Promise.allSettled(results)).toMatchObject([
      { status: 'rejected', reason: new Error('broken') },
      { value: 2 },
      { value: 3 },
    ]);
  });
});
