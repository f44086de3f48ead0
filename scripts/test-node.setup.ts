import { afterEach, vi } from 'vitest';

const timeoutInMs = 60_000;

// Vitest's timeout of a second is too short for a busy machine, and has no setting. Files of a worker share `vi`.
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options = timeoutInMs) {
    return waitFor(callback, options);
  };
}

// Fake timers end with their test: set-up and other tests of the worker need real ones.
afterEach(() => void vi.useRealTimers());
