import { people, type PersonName } from '../order-walks/people/people.ts';
import { describePeople, parsePeople, resumeAna } from '../order-walks/steps/setup.ts';
import type { World } from '../order-walks/world.ts';

/** A person's account when the walk begins. */
export type Past = 'unknown' | 'unconfirmed' | 'confirmed';
export const pasts: readonly Past[] = ['unknown', 'unconfirmed', 'confirmed'];

export interface IdentitySetup {
  ana: Past;
  bruno: Past;
  /** Ana is logged in from an earlier visit; only with a confirmed account. */
  isAnaIn: boolean;
}

export const describeSetup: (setup: IdentitySetup) => string = describePeople;

export const parseSetup = (line: string): IdentitySetup => parsePeople(line, pasts);

function makeAccount({ service }: World, name: PersonName, past: Past): void {
  const person = people[name];
  const account = service.accounts.get(person.userId);
  if (past === 'unknown') service.accounts.delete(person.userId);
  if (past !== 'unconfirmed' || !account) return;
  account.isConfirmed = false;
  service.links.push({ token: `link-${service.newId()}`, kind: 'confirm', person, state: 'open' });
}

/** Begins a walk: the page of a car is open. */
export async function beginIdentity(world: World, { ana, bruno, isAnaIn }: IdentitySetup): Promise<void> {
  makeAccount(world, 'ana', ana);
  makeAccount(world, 'bruno', bruno);
  if (isAnaIn && ana === 'confirmed') resumeAna(world);
  await world.openTab('/ofertasvw/polo');
  await world.time.advance();
}

export const plainFacts: readonly Partial<IdentitySetup>[] = [
  { bruno: 'unknown' },
  { ana: 'unknown' },
  { ana: 'confirmed' },
  { isAnaIn: false },
];
