import { expect, test } from 'vitest';
import { orderStatusCodes, ownerStatusCodes } from '../../../../contract/orders.ts';
import { actorOf, life, messages, stepsFrom } from './life.ts';

const codes = Object.values(orderStatusCodes);

test('every one of the 21 statuses is reachable from a new order, and has its message', () => {
  const reached = new Set<number>([orderStatusCodes.Created]);
  for (const status of reached) for (const { to } of stepsFrom(status as never)) reached.add(to);
  expect([...reached].toSorted((a, b) => a - b)).toEqual(codes.toSorted((a, b) => a - b));
  expect(codes).toHaveLength(21);
  expect(new Set(Object.values(messages)).size).toBe(21);
});

test('the clock has at most one unconditional transition per status, and it is the last', () => {
  for (const status of codes) {
    const clocked = stepsFrom(status).filter(({ afterMs }) => afterMs !== undefined);
    expect(clocked.slice(0, -1).every(({ when }) => when !== undefined)).toBe(true);
    expect(clocked.at(-1)?.when).toBeUndefined();
  }
});

test('the owner has only transitions to 0, 1 and 18', () => {
  const posted = new Set(life.filter(({ isOwners }) => isOwners).map(({ to }) => to));
  expect([...posted].toSorted((a, b) => a - b)).toEqual([...ownerStatusCodes]);
});

test.each([
  ['DocumentsRejected', 'CUSTOMER'],
  ['ContractInfoMissing', 'CUSTOMER'],
  ['ContractSigningPending', 'CUSTOMER'],
  ['CreditPending', 'STORE'],
  ['DeliveryInProgress', 'DEALER'],
  ['Completed', undefined],
  ['Cancelled', undefined],
  ['CreditRejected', undefined],
] as const)('in %s it is the turn of %s', (name, actor) => {
  expect(actorOf(orderStatusCodes[name])).toBe(actor);
});
