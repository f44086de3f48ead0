/** How long text has to be visible to count as read, in milliseconds. */
const readableInMs = 1000;

/**
 * Calls back once the visitor has read what the page shows now: it was visible for a second, or they pressed something.
 * @returns a function that ends the wait
 */
export function whenRead(onRead: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', restart);
    document.removeEventListener('click', read, { capture: true });
  };
  const read = () => {
    stop();
    onRead();
  };
  const restart = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(read, readableInMs);
  };
  document.addEventListener('visibilitychange', restart);
  document.addEventListener('click', read, { capture: true });
  restart();
  return stop;
}
