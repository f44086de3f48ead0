/** Calls the listener when the visitor returns to this tab. @returns a function that ends it */
export function onReturn(listener: () => void): () => void {
  const callIfVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', callIfVisible);
  return () => document.removeEventListener('visibilitychange', callIfVisible);
}
