import { useState, type ChangeEvent } from 'react';

type Messages<Field extends string> = Partial<Record<Field, string>>;

/**
 * Messages of a form. What was wrong when it was sent is judged again with every change: a message goes when its field is
 * right, and nothing new is said to whoever is still typing.
 * @param present what is wrong now, where whoever asks knows it at every render; else `judgedAgain` tells
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
    /** The form was sent: whatever is wrong with it is said. */
    setMessages: (faults: Messages<Field>) => {
      setAsked(Object.keys(faults) as Field[]);
      setJudged(faults);
    },
    judgedAgain: setJudged,
  };
}

/** The values of the form around a changed field, by name. An unticked box has an empty value. */
export function valuesAround({ target }: ChangeEvent<HTMLElement>): Record<string, string> {
  const form = target.closest('form');
  if (!form) return {};
  const sent = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // A form leaves unticked boxes out; a draft without them would show them as they were before.
  const unticked = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)')];
  return { ...Object.fromEntries(unticked.map(({ name }) => [name, ''])), ...Object.fromEntries(sent) };
}
