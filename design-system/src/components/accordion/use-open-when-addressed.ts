import { useEffect, useRef, type RefObject } from 'react';

/** A ref for a `details` that opens when the page's address names `id`, on load and later. */
export function useOpenWhenAddressed(id: string | undefined): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    const openWhenAddressed = () => {
      // Encoding ours instead of decoding theirs: a broken escape in an address must not throw.
      const isAddressed = [`#${id}`, `#${encodeURIComponent(id)}`].includes(window.location.hash);
      if (details.current && isAddressed) details.current.open = true;
    };
    openWhenAddressed();
    window.addEventListener('hashchange', openWhenAddressed);
    return () => window.removeEventListener('hashchange', openWhenAddressed);
  }, [id]);
  return details;
}
