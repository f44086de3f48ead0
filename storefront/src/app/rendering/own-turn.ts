import { setImmediate } from 'node:timers/promises';

/** A stored page takes some: for its connection, its request and its response. */
const turnsBetween = 4;

let last: Promise<void> = Promise.resolve();

async function waitTurns(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn++) await setImmediate();
}

/**
 * Resolves in a turn of the event loop that no other caller shares, some turns after the caller before. Renderings that
 * become ready together would run one after the other in the same turn, and no stored page would be sent meanwhile.
 */
export function ownTurn(): Promise<void> {
  last = last.then(waitTurns);
  return last;
}
