/**
 * What a page asks after it has taken over × every way it goes wrong, between the real pages, the store's own server and
 * the running sandbox: each is said, leads on, loads nothing for ever and loses nothing that was typed; when the service
 * is back the page is whole. Pages as the server sends them, order, card and registration have sweeps of their own
 * (server-sweep and fault-sweep journeys, order-faults, card-faults, identity-faults).
 */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import {
  faultyVisits,
  isMissing,
  sweptElsewhere,
  type FailedCall,
  type FaultyVisit,
} from '#/test-support/page-faults.table.ts';
import { allFailures, servePagesForFile, type Failure } from '#/test-support/served-pages.ts';

type User = Awaited<ReturnType<typeof pages.open>>['user'];
const pages = servePagesForFile();
const passed: string[] = [];
afterAll(
  () => void process.stdout.write(`page faults: ${passed.length} combinations of page, call and failure passed\n`),
);

/** What still says that it is under way. */
const busy = () =>
  [...document.querySelectorAll('[aria-busy=true], [role=progressbar], button[aria-disabled=true]')].map(
    ({ outerHTML }) => outerHTML.slice(0, 200),
  );
const shown = (words: string | RegExp) =>
  screen.queryAllByText(words).filter((found) => !found.closest('[hidden], details:not([open]) > :not(summary)'));
const expectShown = (words: string | RegExp, why: string) => expect(shown(words).length, why).toBeGreaterThan(0);

/** The page as its visitor has made the calls, the first of the failures in the way of one of them. */
async function visitWith(visit: FaultyVisit, call: string, failure: Failure | undefined) {
  const { world, path, isKnown = true, ready, prepare, act } = visit;
  const arm = () => pages.goes(call, failure);
  const page = await pages.open({ world, path, isKnown, ...(!act && { arm }) });
  if (ready !== undefined) await waitFor(() => expectShown(ready, `${String(ready)} before`));
  await prepare?.(page.user);
  const before = act ? pages.timesMade(call) : 0;
  if (act) arm();
  await act?.(page.user);
  return { ...page, before };
}

async function expectFailed(call: string, before: number, says: string | RegExp, failure: Failure) {
  await waitFor(() => {
    expect(pages.timesMade(call), `${call} made, ${failure}`).toBeGreaterThan(before);
    expect(busy(), failure).toEqual([]);
    expectShown(says, failure);
  });
  expect(document.body, failure).not.toHaveTextContent(/undefined|NaN|\[object/);
}

interface Row {
  visit: FaultyVisit;
  call: string;
  failed: FailedCall;
}
const rows: readonly Row[] = faultyVisits.flatMap((visit) =>
  Object.entries(visit.calls).map(([call, failed]) => ({ visit, call, failed })),
);

/** Every call has a row here, or its own table. */
const known = new Set([...rows.map(({ call }) => call), ...sweptElsewhere]);

/** One opening of a page, and the failures met in it one after the other. */
const openings = rows.flatMap(({ failed, ...row }) => {
  const failures = allFailures.filter((failure) => !isMissing(failed, failure));
  const met = failed.way === 'next time' ? failures.map((failure) => [failure]) : [failures];
  return met.map((found) => ({ ...row, failed, failures: found }));
});

describe('what a page asks', () => {
  test.each(openings.map((one) => [one.visit.name, one.call, one] as const))(
    '%s, %s: is said however it goes wrong, and comes',
    async (_, call, { visit, failed, failures }) => {
      const [first, ...others] = failures;
      if (!first) throw new Error('Nothing goes wrong');
      const { user, before } = await visitWith(visit, call, first);
      const seeFailed = async (failure: Failure, made: number) => {
        await expectFailed(call, made, failed.says, failure);
        visit.expectTyped?.();
        passed.push(`${visit.name} ${call} ${failure}`);
      };
      await seeFailed(first, before);
      expect(
        [...pages.madeCalls()].filter((made) => !known.has(made)),
        'calls without a row',
      ).toEqual([]);
      for (const failure of others) {
        const made = pages.timesMade(call);
        pages.goes(call, failure);
        await goOn(failed, { visit, user, call });
        await seeFailed(failure, made);
      }
      const { returns } = failed;
      if (returns === undefined) return;
      pages.goes(call, undefined);
      await goOn(failed, { visit, user, call });
      await waitFor(() => expectShown(returns, 'when it goes well again'));
      expect(shown(failed.says), 'said no more').toEqual([]);
    },
  );

  const missing = rows.filter(({ failed }) => failed.missing);
  test.each(missing.map((one) => [one.visit.name, one.call, one] as const))(
    '%s, %s: there is none',
    async (_, call, one) => {
      const { visit, failed } = one;
      const { says = '', leads = '' } = failed.missing ?? {};
      const { before } = await visitWith(visit, call, 'status 404');
      await expectFailed(call, before, says, 'status 404');
      const ways = [
        ...screen.queryAllByRole('button', { name: leads }),
        ...screen.queryAllByRole('link', { name: leads }),
      ];
      expect(ways.length).toBeGreaterThan(0);
      passed.push(`${visit.name} ${call} status 404`);
    },
  );
});

/** The visitor goes on by the way that the page gives them. */
async function goOn(
  { again = 'Tentar de novo', way }: FailedCall,
  { visit, user, call }: Omit<Row, 'failed'> & { user: User },
) {
  if (way === 'as before') return void (await visit.act?.(user));
  if (way === 'another look') {
    const made = pages.timesMade(call);
    return waitFor(() => {
      pages.look();
      if (pages.timesMade(call) === made) throw new Error(`${call} was not made again`);
    });
  }
  const [button] = await screen.findAllByRole('button', { name: again });
  if (button) await user.click(button);
  return undefined;
}
