/** Resolves after the next paint; in a hidden page at once, because it paints nothing. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
