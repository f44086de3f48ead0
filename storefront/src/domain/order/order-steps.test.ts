import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  labelOfStep,
  nameOfStep,
  currentStep,
  mayEnter,
  numberOfStep,
  orderSteps,
  pageSteps,
  stateOfStep,
  stepAfter,
  stepAt,
  stepBefore,
  stepToShow,
  type FinishedSteps,
  type PageStep,
} from './order-steps.ts';

const finishedUntil = (due: PageStep): FinishedSteps => ({
  login: numberOfStep(due) > 3,
  personalData: numberOfStep(due) > 4,
  address: numberOfStep(due) > 5,
  documentation: numberOfStep(due) > 6,
  pickup: numberOfStep(due) > 7,
});

describe('the eight steps', () => {
  it('are numbered as the specification numbers them', () => {
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

  it('have labels', () => {
    expect(orderSteps.map(labelOfStep)).toEqual([
      'Modelo',
      'Configuração',
      'Login',
      'Dados pessoais',
      'Endereço',
      'Documentos',
      'Retirada',
      'Pagamento',
    ]);
  });

  it('have Portuguese names in URLs, which are read back', () => {
    expect(pageSteps.map(nameOfStep)).toEqual(['entrar', 'dados', 'endereco', 'documentos', 'retirada', 'pagamento']);
    for (const step of pageSteps) expect(stepAt(nameOfStep(step))).toBe(step);
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

describe('the current step', () => {
  test.each(pageSteps)('is %s when every step before it is finished', (step) => {
    expect(currentStep(finishedUntil(step))).toBe(step);
  });

  it('is the first unfinished step, regardless of finished steps after it', () => {
    fc.assert(
      fc.property(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()), (finished) => {
        const [login, personalData, address, documentation, pickup] = finished;
        const due = currentStep({ login, personalData, address, documentation, pickup });
        const firstUnfinished = finished.indexOf(false);
        expect(due).toBe(firstUnfinished === -1 ? 'payment' : pageSteps[firstUnfinished]);
      }),
    );
  });

  it('can be entered, like the steps before it but no later one', () => {
    const due = 'documentation';
    expect(orderSteps.map((step) => [step, mayEnter(due, step), stateOfStep(due, step)])).toEqual([
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
});

describe('the displayed step', () => {
  test.each([
    ['payment', 'documentation', 'documentation'],
    ['pickup', 'documentation', 'documentation'],
    ['address', 'documentation', 'address'],
    ['login', 'documentation', 'documentation'],
    ['login', 'payment', 'documentation'],
    ['login', 'personalData', 'personalData'],
    ['login', 'address', 'address'],
    ['payment', 'payment', 'payment'],
  ] as const)('for %s while %s is due is %s', (wanted, due, shown) => {
    expect(stepToShow(due, wanted)).toBe(shown);
  });

  it('is the log-in for every URL while the visitor is anonymous', () => {
    for (const step of pageSteps) expect(stepToShow('login', step)).toBe('login');
  });
});
