import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { BrowserContext } from '@playwright/test';
import { PageProblems } from './page-problems.ts';

/** The part of a browser context that the class listens to. */
function openContext(browserName = 'chromium') {
  const context = Object.assign(new EventEmitter(), {
    browser: () => ({ browserType: () => ({ name: () => browserName }) }),
  });
  return {
    context: context as unknown as BrowserContext,
    say: (type: string, text: string) =>
      context.emit('console', { type: () => type, text: () => text, location: () => ({ url: '', lineNumber: 0 }) }),
    openDocument: () => context.emit('request', { isNavigationRequest: () => true }),
    fail: (message: string) => context.emit('weberror', { error: () => ({ message, stack: undefined }) }),
  };
}

it('PageProblems reports errors, warnings and uncaught errors, and no other messages', () => {
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

it('PageProblems ignores an expected problem, whenever it was announced, and reports others', () => {
  const { context, say } = openContext();
  const problems = new PageProblems(context);
  say('error', 'Failed to load resource: status of 503');
  problems.expect(/status of 503/);
  say('error', 'Failed to load resource: status of 500');
  expect(problems.faults()).toEqual(['error: Failed to load resource: status of 500']);
});

it('PageProblems reports an expected problem that does not occur', () => {
  const problems = new PageProblems(openContext().context);
  problems.expect(/status of 503/);
  expect(problems.faults()).toEqual(['announced, but did not happen: /status of 503/']);
});

it('PageProblems requires no message of an announced failed request in Firefox, which writes none', () => {
  const { context, say } = openContext('firefox');
  const problems = new PageProblems(context);
  problems.expect(/status of 503/);
  problems.expect(/'TrustedHTML' assignment/);
  say('error', 'Failed to load resource: status of 500');
  expect(problems.faults()).toEqual([
    'error: Failed to load resource: status of 500',
    "announced, but did not happen: /'TrustedHTML' assignment/",
  ]);
});

it('PageProblems recognizes a chunk that failed to load in the words of Firefox', () => {
  const { context, fail } = openContext('firefox');
  const problems = new PageProblems(context);
  problems.expect(/Failed to fetch dynamically imported module/);
  fail('error loading dynamically imported module: /assets/entry.js');
  expect(problems.faults()).toEqual([]);
});

it.each([
  ['firefox', 0],
  ['chromium', 2],
])('PageProblems in %s counts %i errors of aborted requests of a page that was left', (browserName, count) => {
  const { context, say, fail, openDocument } = openContext(browserName);
  const problems = new PageProblems(context);
  openDocument();
  fail('error loading dynamically imported module: /assets/entry.js');
  say('error', 'page PageScriptError: Loading chunk 2 failed');
  expect(problems.faults()).toHaveLength(2);
  openDocument();
  expect(problems.faults()).toHaveLength(count);
});
