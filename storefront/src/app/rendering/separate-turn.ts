import { setImmediate } from 'node:timers/promises';

/** A stored page needs some turns: for its connection, its request and its response. */
const turnsBetween = 4;

let last: Promise<void> = Promise.resolve();

async function waitTurns(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn++) await setImmediate();
}

/**
 * Resolves in a turn of the event loop without another caller, some turns after the previous one. Otherwise renderings
 * that are ready together would run in one turn, and no stored page would be sent meanwhile.
 */
export function separateTurn(): Promise<void> {
  last = last.then(waitTurns);
  return last;
}
