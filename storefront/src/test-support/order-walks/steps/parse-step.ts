import type { PersonName } from '../people/people.ts';
import type { CallName } from '../service/service.ts';
import { goOn, logIn, wait, weightedEvents } from './events.ts';
import { misfortune } from './misfortunes.ts';
import { mishaps, mishapWords } from './mishaps.ts';
import { press, type Step } from './step.ts';

/** Reads one line of a path. A line that names no event is a control of the page. */
export function parseStep(line: string): Step {
  if (line === 'go on') return goOn;
  const [, person] = /^log in as (\w+)$/.exec(line) ?? [];
  if (person !== undefined) return logIn(person as PersonName);
  const [, seconds] = /^wait ([\d.]+) s$/.exec(line) ?? [];
  if (seconds !== undefined) return wait(Number(seconds));
  const [, times = '1', call = '', words] = /^the next (?:(\d+) )?(\w+) (will .*)$/.exec(line) ?? [];
  const mishap = mishaps.find((known) => mishapWords[known] === words);
  if (mishap) return misfortune(call as CallName, mishap, Number(times));
  const known = weightedEvents.find(([, { words: name }]) => name === line);
  return known?.[1] ?? press(line);
}
