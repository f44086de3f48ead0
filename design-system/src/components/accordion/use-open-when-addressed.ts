import { useEffect, type RefObject } from 'react';

/** Opens a `details` when the page's address names it, on load and later. Nothing without an id. */
export function useOpenWhenAddressed(details: RefObject<HTMLDetailsElement | null>, id: string | undefined): void {
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
  }, [details, id]);
}
