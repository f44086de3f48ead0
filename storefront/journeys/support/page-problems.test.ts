import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { BrowserContext } from '@playwright/test';
import { PageProblems } from './page-problems.ts';

/** As much of a browser's context as the class listens to. */
function openContext() {
  const context = new EventEmitter();
  return {
    context: context as unknown as BrowserContext,
    say: (type: string, text: string) =>
      context.emit('console', { type: () => type, text: () => text, location: () => ({ url: '', lineNumber: 0 }) }),
    fail: (message: string) => context.emit('weberror', { error: () => ({ message, stack: undefined }) }),
  };
}

it('errors, warnings and uncaught errors are faults; other messages are not', () => {
  const { context, say, fail } = openContext();
  const problems = new PageProblems(context);
  say('log', 'olá');
  say('info', 'versão 1');
  say('error', 'Refused to apply inline style');
  say('warning', 'Warning: Expected server HTML to contain a matching <p>');
  fail('x is undefined');
  expect(problems.faults()).toEqual([
    'error: Refused to apply inline style',
    'warning: Warning: Expected server HTML to contain a matching <p>',
    'uncaught: x is undefined',
  ]);
});

it('an announced problem is no fault, whenever it is announced; another one still is', () => {
  const { context, say } = openContext();
  const problems = new PageProblems(context);
  say('error', 'Failed to load resource: status of 503');
  problems.expect(/status of 503/);
  say('error', 'Failed to load resource: status of 500');
  expect(problems.faults()).toEqual(['error: Failed to load resource: status of 500']);
});

it('an announced problem that never comes is a fault', () => {
  const problems = new PageProblems(openContext().context);
  problems.expect(/status of 503/);
  expect(problems.faults()).toEqual(['announced, but did not happen: /status of 503/']);
});
