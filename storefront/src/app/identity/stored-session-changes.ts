/**
 * Calls the listener when another tab has logged in or out, and when a page comes back from the browser's memory, where
 * it heard nothing. Returns the way to stop.
 */
export function onStoredSessionChange(listener: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  window.addEventListener(
    'storage',
    // Without a key everything was cleared.
    ({ key, storageArea }) => {
      if (storageArea === window.localStorage && (key === 'id' || key === null)) listener();
    },
    { signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => stopping.abort();
}
