import { render, screen } from '@testing-library/react';
import { act, createElement, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { useOnDemand } from './use-on-demand.ts';

const Part = () => <p>Parte</p>;

/** A page with a part whose chunk loads, or fails, by the test's command. */
function renderPage({ reportsFailure = false } = {}) {
  let chunk = Promise.withResolvers<ComponentType>();
  let requests = 0;
  let failures = 0;
  const load = () => {
    requests += 1;
    return chunk.promise;
  };
  const onFailed = reportsFailure ? () => void (failures += 1) : undefined;
  function Page({ isWanted }: { isWanted: boolean }) {
    const Loaded = useOnDemand(load, isWanted, onFailed);
    return Loaded ? createElement(Loaded) : <p>Sem a parte</p>;
  }
  let page = render(<Page isWanted={false} />);
  return {
    reopen: () => {
      page.unmount();
      page = render(<Page isWanted />);
    },
    want: (isWanted = true) => page.rerender(<Page isWanted={isWanted} />),
    arrives: () => act(async () => chunk.resolve(Part)),
    failsToArrive: () =>
      act(async () => {
        chunk.reject(new Error('no connection'));
        chunk = Promise.withResolvers();
      }),
    connectionReturns: () => act(async () => void window.dispatchEvent(new Event('online'))),
    requests: () => requests,
    failures: () => failures,
  };
}

it('loads the chunk once, when the part is wanted, and renders the part only while it is', async () => {
  const { want, arrives, requests } = renderPage();
  expect(requests()).toBe(0);
  want();
  expect(screen.getByText('Sem a parte')).toBeVisible();
  await arrives();
  expect(screen.getByText('Parte')).toBeVisible();
  want(false);
  expect(screen.getByText('Sem a parte')).toBeVisible();
  want();
  expect(screen.getByText('Parte')).toBeVisible();
  expect(requests()).toBe(1);
});

it('requests a failed chunk again when the connection returns', async () => {
  const { want, failsToArrive, connectionReturns, arrives, requests } = renderPage();
  want();
  await failsToArrive();
  expect(requests()).toBe(1);
  await connectionReturns();
  await arrives();
  expect(screen.getByText('Parte')).toBeVisible();
});

it('reports a failed chunk to its caller, and requests it when the part is wanted again', async () => {
  const { want, failsToArrive, connectionReturns, arrives, requests, failures } = renderPage({ reportsFailure: true });
  want();
  await failsToArrive();
  expect(failures()).toBe(1);
  await connectionReturns();
  expect(requests()).toBe(1);
  want(false);
  want();
  await arrives();
  expect(screen.getByText('Parte')).toBeVisible();
});

it('reports nothing for a part that is not wanted any more', async () => {
  const { want, failsToArrive, failures } = renderPage({ reportsFailure: true });
  want();
  want(false);
  await failsToArrive();
  expect(failures()).toBe(0);
});

it('renders a loaded part at once when its page opens again', async () => {
  const { want, arrives, reopen, requests } = renderPage();
  want();
  await arrives();
  reopen();
  expect(screen.getByText('Parte')).toBeVisible();
  expect(requests()).toBe(1);
});
