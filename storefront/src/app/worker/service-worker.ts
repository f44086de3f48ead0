/**
 * The service worker: caches the store's files, and responds with a page when there is no connection
 * (docs/decisions/0015-what-the-service-worker-keeps.md). A separate bundle.
 */
import { isSeenRecord, seenOwnerKey } from '#/shared/storage/last-seen.ts';
import { createBrowserRecords } from '../device/browser-records.ts';
import { createWorkerAnswers, type WorkerRelease } from './answers.ts';

/** Worker APIs that the DOM types lack. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly release: WorkerRelease;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request | string): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const records = createBrowserRecords();

async function readSeen() {
  const owner = await records.read('lastSeen', seenOwnerKey);
  if (typeof owner !== 'string' || owner === '') return [];
  return (await records.list('lastSeen', `${owner}/`)).map(({ value }) => value).filter(isSeenRecord);
}

const answers = createWorkerAnswers({
  release: scope.release,
  scope: scope.registration.scope,
  caches,
  // The worker's own fetch: it only forwards the page's requests.
  fetch: (request) => scope.fetch(request),
  readSeen,
});

scope.addEventListener('install', (event) => {
  // A newer worker serves no page from its cache, so it may activate at once.
  event.waitUntil(Promise.all([answers.install(), scope.skipWaiting()]));
});
scope.addEventListener('activate', (event) => event.waitUntil(answers.activate().then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const answer = answers.answer(event.request);
  if (answer) event.respondWith(answer);
});
