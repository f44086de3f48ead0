import { useState } from 'react';

type Messages<Field extends string> = Partial<Record<Field, string>>;

/**
 * Messages of a form. Fields that were wrong when the form was sent are checked again with every change: a message
 * disappears when its field is right, and no message appears while the visitor is typing.
 * @param present the present faults, if the caller knows them at every render; otherwise `judgedAgain` computes them
 */
export function useMessages<Field extends string>(present?: Messages<Field>) {
  const [asked, setAsked] = useState<readonly Field[]>([]);
  const [judged, setJudged] = useState<Messages<Field>>({});
  const wrong = present ?? judged;
  const messages = Object.fromEntries(
    asked.flatMap((field) => (wrong[field] === undefined ? [] : [[field, wrong[field]]])),
  ) as Messages<Field>;
  return {
    messages,
    /** The form was sent: all its faults are shown. */
    setMessages: (faults: Messages<Field>) => {
      setAsked(Object.keys(faults) as Field[]);
      setJudged(faults);
    },
    judgedAgain: setJudged,
  };
}

/**
 * Keeps the outcome of an attempt until the next one has an outcome. If it disappeared with the press, the button would
 * move away from under the finger, and a second tap would hit another control.
 * @returns the outcome, and a key that changes with each outcome, so that an equal text is announced again
 */
export function useLastOutcome<Outcome extends object>(outcome: Outcome | undefined, isBusy: boolean) {
  const [last, setLast] = useState({ outcome, key: 0 });
  if (isBusy || last.outcome === outcome) return last;
  const next = { outcome, key: last.key + 1 };
  setLast(next);
  return next;
}
