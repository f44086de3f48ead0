import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOfStep,
  advance,
  mayEnter,
  numberOfStep,
  orderAtStart,
  orderSteps,
  pageSteps,
  stateOfStep,
  stepAfter,
  stepAt,
  stepBefore,
  stepToShow,
  type OrderEvent,
  type OrderProgress,
} from './order-steps.ts';

const happened = (...events: OrderEvent[]): OrderProgress => events.reduce(advance, orderAtStart);
const chosen: OrderEvent = { type: 'pickupChosen', locationId: '7' };
const untilPayment: OrderEvent[] = [
  { type: 'customerLoaded', exists: false },
  { type: 'personalDataCompleted' },
  { type: 'addressCompleted' },
  { type: 'documentsCompleted' },
  chosen,
];

const events = fc.oneof(
  fc.boolean().map((exists): OrderEvent => ({ type: 'customerLoaded', exists })),
  fc.constantFrom<OrderEvent>(
    { type: 'personalDataCompleted' },
    { type: 'addressCompleted' },
    { type: 'documentsCompleted' },
    { type: 'orderPlaced', orderId: '1' },
  ),
  fc.constantFrom('7', '8').map((locationId): OrderEvent => ({ type: 'pickupChosen', locationId })),
);
const rank = ({ at }: OrderProgress) => (at === 'placed' ? 9 : numberOfStep(at));

describe('the eight steps', () => {
  test('are counted as the specification counts them', () => {
    expect(orderSteps.map((step) => [numberOfStep(step), step])).toEqual([
      [1, 'model'],
      [2, 'configuration'],
      [3, 'login'],
      [4, 'personalData'],
      [5, 'address'],
      [6, 'documentation'],
      [7, 'pickup'],
      [8, 'payment'],
    ]);
  });

  test('stand in addresses by their Portuguese names, and are read back from them', () => {
    expect(pageSteps.map(addressOfStep)).toEqual([
      'entrar',
      'dados',
      'endereco',
      'documentos',
      'retirada',
      'pagamento',
    ]);
    for (const step of pageSteps) expect(stepAt(addressOfStep(step))).toBe(step);
    expect(stepAt('constructor')).toBeUndefined();
    expect(stepAt('')).toBeUndefined();
  });

  test.each([
    ['login', 'personalData', undefined],
    ['personalData', 'address', undefined],
    ['address', 'documentation', 'personalData'],
    ['payment', undefined, 'pickup'],
  ] as const)('after %s comes %s, before it %s', (step, after, before) => {
    expect(stepAfter(step)).toBe(after);
    expect(stepBefore(step)).toBe(before);
  });
});

describe('progress', () => {
  test.each([
    [true, 'documentation'],
    [false, 'personalData'],
  ] as const)('a customer who exists: %s goes on at %s', (exists, at) => {
    expect(happened({ type: 'customerLoaded', exists })).toEqual({ at });
  });

  test('a customer who is loaded again later moves nothing, forwards or backwards', () => {
    for (let length = 1; length <= untilPayment.length; length += 1) {
      const progress = happened(...untilPayment.slice(0, length));
      expect(advance(progress, { type: 'customerLoaded', exists: true })).toEqual(progress);
      expect(advance(progress, { type: 'customerLoaded', exists: false })).toEqual(progress);
    }
  });

  test('all steps in turn lead to the payment, and the payment to the order', () => {
    const progress = happened(...untilPayment);
    expect(progress).toEqual({ at: 'payment', locationId: '7' });
    expect(advance(progress, { type: 'pickupChosen', locationId: '8' })).toEqual({ at: 'payment', locationId: '8' });
    expect(advance(progress, { type: 'orderPlaced', orderId: '31' })).toEqual({ at: 'placed', orderId: '31' });
  });

  test.each([
    [untilPayment.slice(0, 3), true],
    [untilPayment.slice(0, 4), true],
    [untilPayment, true],
    [[], false],
    [untilPayment.slice(0, 1), false],
  ] as const)('an order found after %j is where it leads: %s', (before, isPlaced) => {
    const progress = happened(...before);
    const found = advance(progress, { type: 'orderFound', orderId: '31' });
    expect(found).toEqual(isPlaced ? { at: 'placed', orderId: '31' } : progress);
  });

  test('whoever leaves starts again at the log-in', () => {
    expect(happened(...untilPayment, { type: 'visitorLeft' })).toEqual(orderAtStart);
  });

  test('no order of events skips a step or goes back', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (list) => {
        let progress: OrderProgress = orderAtStart;
        for (const event of list) {
          const next = advance(progress, event);
          expect(rank(next)).toBeGreaterThanOrEqual(rank(progress));
          // Only a customer who exists saves steps, out of the third.
          const mostAtOnce = progress.at === 'login' ? 3 : 1;
          expect(rank(next) - rank(progress)).toBeLessThanOrEqual(mostAtOnce);
          progress = next;
        }
      }),
    );
  });

  test('a placed order stays placed', () => {
    const placed = happened(...untilPayment, { type: 'orderPlaced', orderId: '31' });
    fc.assert(
      fc.property(events, (event) => {
        expect(advance(placed, event)).toEqual(placed);
      }),
    );
    expect(orderSteps.map((step) => stateOfStep(placed, step))).toEqual(orderSteps.map(() => 'done'));
    expect(orderSteps.some((step) => mayEnter(placed, step))).toBe(false);
  });
});

describe('the step that is shown', () => {
  const atDocuments = happened({ type: 'customerLoaded', exists: true });

  test('may be a finished one or the one to do now, never a later one', () => {
    expect(orderSteps.map((step) => [step, mayEnter(atDocuments, step), stateOfStep(atDocuments, step)])).toEqual([
      ['model', true, 'done'],
      ['configuration', true, 'done'],
      ['login', true, 'done'],
      ['personalData', true, 'done'],
      ['address', true, 'done'],
      ['documentation', true, 'current'],
      ['pickup', false, 'upcoming'],
      ['payment', false, 'upcoming'],
    ]);
  });

  test.each([
    ['payment', 'documentation'],
    ['pickup', 'documentation'],
    ['documentation', 'documentation'],
    ['address', 'address'],
    ['login', 'documentation'],
  ] as const)('asked for %s while the documents are due is %s', (wanted, shown) => {
    expect(stepToShow(atDocuments, wanted)).toBe(shown);
  });

  test('asked for anything before the log-in is the log-in', () => {
    for (const step of pageSteps) expect(stepToShow(orderAtStart, step)).toBe('login');
  });
});
