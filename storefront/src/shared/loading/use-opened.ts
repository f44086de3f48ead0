import { useState } from 'react';

/**
 * What a press has opened, if anything; `open()` has no argument where only one thing can be opened. Each press has its
 * own `key`: as the key of an `OnDemand` it makes another press on the opener request a chunk again that could not be
 * fetched.
 */
export function useOpened<What = void>() {
  const [opened, setOpened] = useState<{ what: What; key: number }>();
  return {
    opened,
    open: (what: What) => setOpened((former) => ({ what, key: (former?.key ?? 0) + 1 })),
    close: () => setOpened(undefined),
  };
}
