import { useEffect, useState } from 'react';

/** The part of a long page that is read: the last one whose start has passed the upper third of the window. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight / 3;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      const passed = parts.filter((part) => part.getBoundingClientRect().top <= line);
      // The last part may be too short to come up to the line.
      setCurrent((isAtEnd && window.scrollY > 0 ? parts.at(-1) : (passed.at(-1) ?? parts[0]))?.id);
    };
    const controller = new AbortController();
    window.addEventListener('scroll', find, { passive: true, signal: controller.signal });
    window.addEventListener('resize', find, { passive: true, signal: controller.signal });
    find();
    return () => controller.abort();
  }, [key]);

  return current;
}
