import { useEffect, useRef, useState } from 'react';
import { encodeCalculator, type CalculatorInputs } from '#/domain/calculator/calculator-inputs.ts';

/** Pause after which what was moved is written into the address; browsers refuse addresses written at each pixel. */
const writeDelayInMs = 400;

/** A move that is over has nothing to wait for, and a page that is left has no later. */
const endsOfMove = ['keyup', 'pointerup', 'change', 'pagehide'] as const;

interface Live {
  inputs: CalculatorInputs;
  /** Addresses it stands over: the one it began with, and those it was written as since. */
  over: readonly string[];
  /** The last it was written as. */
  written?: string;
}

const textOf = (inputs: CalculatorInputs) => JSON.stringify(encodeCalculator(inputs));

/**
 * The inputs of the address, ahead of it while a slider moves: the page answers at once, the address follows. Another
 * address (back, forward, a link) takes them over.
 * @param write puts inputs into the address; `replace` where they belong to the same thought as the ones before
 */
export function useLiveInputs(
  address: CalculatorInputs,
  write: (inputs: CalculatorInputs, history: 'replace' | 'push') => void,
) {
  const [live, setLive] = useState<Live>();
  const pending = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const writePending = () => pending.current?.();
    for (const end of endsOfMove) addEventListener(end, writePending);
    return () => {
      clearTimeout(timer.current);
      for (const end of endsOfMove) removeEventListener(end, writePending);
    };
  }, []);

  const at = textOf(address);
  const isOver = live?.over.includes(at) ?? false;
  // The address has caught up: from here on an earlier one is somebody going back.
  if (live && at === live.written && live.over.length > 1) setLive({ ...live, over: [at] });

  const change = (inputs: CalculatorInputs, history: 'replace' | 'push' = 'replace') => {
    clearTimeout(timer.current);
    pending.current = undefined;
    const text = textOf(inputs);
    const over = live && isOver ? live.over : [at];
    if (history === 'push') {
      setLive({ inputs, over: [...over, text], written: text });
      write(inputs, history);
      return;
    }
    setLive({ inputs, over, ...(live?.written !== undefined && isOver && { written: live.written }) });
    pending.current = () => {
      clearTimeout(timer.current);
      pending.current = undefined;
      setLive((latest) => latest && { ...latest, over: [...latest.over, text], written: text });
      write(inputs, history);
    };
    timer.current = setTimeout(pending.current, writeDelayInMs);
  };

  return { inputs: live && isOver ? live.inputs : address, change, hasChanged: live !== undefined };
}
