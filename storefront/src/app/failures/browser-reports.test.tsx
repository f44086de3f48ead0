import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aConfig } from '#/test-support/index.ts';
import { failureEvent, faultEvent } from '../device/browser-ports.ts';
import { configElementId } from '../rendering/page-data.ts';

const entry = 'https://loja.exemplo.invalid/assets/entry-a1b2.js';
const route = '/ofertasvw/$page';

/** A new module instance, because it counts the reports of one document. */
async function openPage(environment: 'development' | 'production' = 'production') {
  vi.resetModules();
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = configElementId;
  config.textContent = JSON.stringify({ ...aConfig(), basePath: '/pre/', environment });
  document.body.append(config);
  const { sendReport } = await import('./browser-reports.ts');
  return (event: Event) => sendReport(event, { route, entry });
}

const beacons: { url: string; blob: Blob }[] = [];
const sent = () => Promise.all(beacons.map(async ({ blob }) => JSON.parse(await blob.text()) as unknown));

const failure = (where: string) => new CustomEvent(failureEvent, { detail: { where, code: 'network' } });

function thrown(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}

const ownStack =
  'TypeError: x\n    at f (https://loja.exemplo.invalid/assets/offer-c3.js:1:200?cpf=52998224725)\n' +
  '    at https://loja.exemplo.invalid/assets/entry-a1b2.js:1:9';

beforeEach(() => {
  const sendBeacon = (url: string, blob: Blob) => beacons.push({ url, blob }) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});

afterEach(() => {
  beacons.length = 0;
  Reflect.deleteProperty(navigator, 'sendBeacon');
  document.getElementById(configElementId)?.remove();
});

it('sends a failed load with its route and build to the server’s endpoint', async () => {
  const report = await openPage();
  report(failure('catalog'));
  expect(beacons.map(({ url, blob }) => [url, blob.type])).toEqual([['/pre/api/reports', 'application/json']]);
  expect(await sent()).toEqual([{ kind: 'failure', where: 'catalog', code: 'network', route, build: 'entry-a1b2' }]);
});

it('sends an unhandled error by its name and places, without its message', async () => {
  const report = await openPage();
  const error = thrown('clara@exemplo.invalid is not a function', ownStack);
  report(new ErrorEvent('error', { error }));
  report(new CustomEvent(faultEvent, { detail: { where: 'order watcher', error } }));
  const frames = ['assets/offer-c3.js:1:200', 'assets/entry-a1b2.js:1:9'];
  expect(await sent()).toMatchObject([
    { kind: 'error', where: 'window', code: 'TypeError', frames },
    { kind: 'error', where: 'order watcher', code: 'TypeError', frames },
  ]);
  expect(JSON.stringify(await sent())).not.toMatch(/clara|52998224725/);
});

it('names an error of React by its number', async () => {
  const report = await openPage();
  const error = thrown('Minified React error #418; visit https://react.dev/errors/418?args[]=Clara', ownStack);
  report(new CustomEvent(faultEvent, { detail: { where: 'hydration', error } }));
  expect(await sent()).toMatchObject([{ where: 'hydration', code: 'React 418' }]);
});

it('leaves out the errors of a browser’s extension', async () => {
  const report = await openPage();
  const error = thrown('x', 'TypeError: x\n at chrome-extension://abc/inject.js:1:2');
  report(new ErrorEvent('error', { error }));
  expect(beacons).toEqual([]);
});

it('sends the same report once, and ten of a document at most', async () => {
  const report = await openPage();
  for (const _ of Array(3)) report(failure('catalog'));
  expect(beacons).toHaveLength(1);
  for (const place of Array.from({ length: 20 }, (_, index) => `slice ${index}`)) report(failure(place));
  expect(beacons).toHaveLength(10);
});

it('sends nothing in development', async () => {
  const report = await openPage('development');
  report(failure('catalog'));
  expect(beacons).toEqual([]);
});
