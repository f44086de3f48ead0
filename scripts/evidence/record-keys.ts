import { afterEach, beforeEach } from 'vitest';
import type { TestMeta } from './read-evidence.ts';

/** Records in each test's `meta` which keys it pressed. */
export function recordKeys(): void {
  let keys = new Set<string>();
  beforeEach(() => {
    keys = new Set();
    const hear = ({ key }: KeyboardEvent) => keys.add(/^[^ ]$/.test(key) ? 'letters' : key);
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  });
  afterEach(({ task }) => {
    if (keys.size > 0) Object.assign(task.meta, { keys: [...keys] } satisfies TestMeta);
  });
}
