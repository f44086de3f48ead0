import { useEffect, useState } from 'react';

/** Delay before text is announced: a slider changes it many times a second. */
const quietTimeInMs = 900;

/** The text after it has stopped changing, so that only the final result is announced. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietTimeInMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
