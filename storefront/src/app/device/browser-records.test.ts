import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserLock } from './browser-records.ts';

afterEach(() => void vi.unstubAllGlobals());

const stubRequests = (request: (name: string, options: LockOptions) => Promise<never>) =>
  vi.stubGlobal('navigator', { locks: { request } });

describe('the browser’s lock', () => {
  it('is not used where the browser blocks storage, and locks with it', async () => {
    stubRequests(() => Promise.reject(new DOMException('', 'SecurityError')));
    const release = await browserLock.acquire('signdrive-write', new AbortController().signal);
    expect(release()).toBeUndefined();
  });

  it('is not waited for after an abort', async () => {
    stubRequests(
      (_, { signal }) =>
        new Promise((__, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const waiting = new AbortController();
    const acquired = browserLock.acquire('signdrive-write', waiting.signal);
    waiting.abort();
    await expect(acquired).rejects.toMatchObject({ name: 'AbortError' });
  });
});
