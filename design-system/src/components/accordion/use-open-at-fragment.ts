import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a `details` element that opens when the URL fragment is `id`, on load and on later changes. */
export function useOpenAtFragment(id: string | undefined): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    const openAtFragment = () => {
      // `id` is encoded and the fragment isn't decoded, because decoding a malformed escape throws.
      const isFragment = [`#${id}`, `#${encodeURIComponent(id)}`].includes(window.location.hash);
      if (details.current && isFragment) details.current.open = true;
    };
    openAtFragment();
    window.addEventListener('hashchange', openAtFragment);
    return () => window.removeEventListener('hashchange', openAtFragment);
  }, [id]);
  return details;
}
