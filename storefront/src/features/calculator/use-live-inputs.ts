import { useEffect, useRef, useState } from 'react';
import { encodeCalculator, type CalculatorInputs } from '#/domain/calculator/calculator-inputs.ts';

/** Delay before a changed value is written into the URL; browsers throttle frequent history changes. */
const writeDelayInMs = 400;

/** Events that end the input, or the page, and write the URL at once. */
const endsOfMove = ['keyup', 'pointerup', 'change', 'pagehide'] as const;

interface Live {
  inputs: CalculatorInputs;
  /** URLs that these inputs replace: the initial one, and those of the inputs since. */
  over: readonly string[];
  /** Their own URL, which may still have to be written. */
  written: string;
}

const textOf = (inputs: CalculatorInputs) => JSON.stringify(encodeCalculator(inputs));

/**
 * The inputs of the URL, updated immediately while a slider moves; the URL follows. Another URL (back,
 * forward, a link) replaces the inputs.
 * @param write puts inputs into the URL; `replace` if they continue the previous change
 */
export function useLiveInputs(
  urlInputs: CalculatorInputs,
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

  const at = textOf(urlInputs);
  const isOver = live?.over.includes(at) ?? false;
  const [shown, setShown] = useState({ at, revision: 0 });
  if (shown.at !== at) setShown({ at, revision: isOver ? shown.revision : shown.revision + 1 });
  // The URL has caught up: from now on an earlier URL means that the visitor went back.
  if (live && at === live.written && live.over.length > 1) setLive({ ...live, over: [at] });

  const change = (inputs: CalculatorInputs, history: 'replace' | 'push' = 'replace') => {
    clearTimeout(timer.current);
    pending.current = undefined;
    const text = textOf(inputs);
    const over = live && isOver ? live.over : [at];
    setLive({ inputs, over: [...over, text], written: text });
    if (history === 'push') return write(inputs, history);
    pending.current = () => {
      clearTimeout(timer.current);
      pending.current = undefined;
      write(inputs, history);
    };
    timer.current = setTimeout(pending.current, writeDelayInMs);
  };

  return {
    inputs: live && isOver ? live.inputs : urlInputs,
    /** Another number after another URL has replaced the inputs. */
    revision: shown.revision,
    change,
    hasChanged: live !== undefined,
  };
}
