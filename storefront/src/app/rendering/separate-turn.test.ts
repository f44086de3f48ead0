import { expect, it } from 'vitest';
import { separateTurn } from './render-markup.ts';

it('lets the event loop turn between two callers, and keeps their order', async () => {
  const events: string[] = [];
  const turn = () => globalThis.setImmediate(() => events.push('turn'));
  const callers = ['first', 'second'].map(async (name) => {
    await separateTurn();
    events.push(name);
    turn();
  });
  await Promise.all(callers);
  expect(events).toEqual(['first', 'turn', 'second']);
});
