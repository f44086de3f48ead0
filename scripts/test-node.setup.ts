import { vi } from 'vitest';

const timeoutInMs = 60_000;

// Vitest gives up after a second, which a busy machine exceeds, and has no setting for it. Files of a worker share `vi`.
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options = timeoutInMs) {
    return waitFor(callback, options);
  };
}
