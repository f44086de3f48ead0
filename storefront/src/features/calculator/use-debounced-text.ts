import { useEffect, useState } from 'react';

/** How long words stand still before they are read out: a slider changes them many times a second. */
const quietTimeInMs = 900;

/** The words, once they have stood still; what is read out is the answer, not the way to it. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), quietTimeInMs);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
