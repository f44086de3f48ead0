import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a `details` element that opens when the URL fragment is `id`, on load and on later changes. */
export function useOpenWhenAddressed(id: string | undefined): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    const openWhenAddressed = () => {
      // `id` is encoded and the fragment isn't decoded, because decoding a malformed escape throws.
      const isAddressed = [`#${id}`, `#${encodeURIComponent(id)}`].includes(window.location.hash);
      if (details.current && isAddressed) details.current.open = true;
    };
    openWhenAddressed();
    window.addEventListener('hashchange', openWhenAddressed);
    return () => window.removeEventListener('hashchange', openWhenAddressed);
  }, [id]);
  return details;
}
