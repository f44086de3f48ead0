import { useMemo, useState } from 'react';
import type { ChoiceItem } from '../../foundations/field/index.ts';
import { fold, matches } from './matches.ts';

/** Its label is what is seen, typed and found. */
export type ComboBoxItem = ChoiceItem;

/** As many as fit a list that is read; who has more goes on typing. */
const most = 60;

interface Choice {
  items: readonly ComboBoxItem[];
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

/**
 * What is chosen and what is typed. They are kept apart: typed words that are none of the items stay where they are,
 * with nothing chosen, and become a choice when they are an item's, whatever their accents and capitals.
 */
export function useChoice({ items, value: given, defaultValue, onChange }: Choice) {
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const label = items.find((item) => item.value === value)?.label ?? '';
  const [text, setText] = useState(label);
  /** What the list is narrowed by; '' when it was opened without typing. */
  const [query, setQuery] = useState('');
  const [known, setKnown] = useState({ value, label });

  // The owner chose something else, or the items came after their choice.
  if (known.value !== value || (known.label !== label && value !== '')) {
    setKnown({ value, label });
    setText(label);
  }

  const folded = useMemo(() => items.map((item) => ({ item, folded: fold(item.label) })), [items]);
  const found = useMemo(() => matches(folded, query), [folded, query]);
  const shown = useMemo(() => {
    const first = found.slice(0, most);
    const chosen = found.find((item) => item.value === value);
    return chosen === undefined || first.includes(chosen) ? first : [chosen, ...first.slice(1)];
  }, [found, value]);

  function choose(next: string, words: string) {
    setText(words);
    if (next === value) return;
    setOwn(next);
    setKnown({ value: next, label: items.find((item) => item.value === next)?.label ?? '' });
    onChange?.(next);
  }

  return {
    value,
    text,
    shown,
    total: found.length,
    query,
    /** The list opens with all there is, whatever stands in the field. */
    showAll: () => setQuery(''),
    /** Words were typed: what was chosen is not what stands there any more. */
    type: (words: string) => {
      setQuery(words);
      choose(words === label ? value : '', words);
    },
    pick: (key: string) => {
      choose(key, items.find((item) => item.value === key)?.label ?? text);
    },
    /** The visitor is done typing. */
    settle: () => {
      const typed = fold(text);
      if (value !== '' || typed === '') return;
      const [only, another] = folded.filter((one) => one.folded === typed);
      if (only && !another) choose(only.item.value, only.item.label);
    },
  };
}
