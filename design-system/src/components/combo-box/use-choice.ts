import { useMemo, useState } from 'react';
import type { ChoiceItem } from '../../foundations/field/index.ts';
import { fold, matches } from './matches.ts';

/** Its label is displayed, typed and matched. */
export type ComboBoxItem = ChoiceItem;

/** Limit of displayed items, enough to scan; more typing narrows the list. */
const maxItems = 60;

interface Choice {
  items: readonly ComboBoxItem[];
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

/**
 * Holds the selection and the text separately. Text that matches no item stays in the field with nothing selected. Text
 * that equals an item's label, whatever its accents and case, selects that item.
 */
export function useChoice({ items, value: given, defaultValue, onChange }: Choice) {
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const label = items.find((item) => item.value === value)?.label ?? '';
  const [text, setText] = useState(label);
  /** Text that filters the list; '' when it was opened without typing. */
  const [query, setQuery] = useState('');
  const [known, setKnown] = useState({ value, label });

  // A new value prop, or the items arrived after the value.
  if (known.value !== value || (known.label !== label && value !== '')) {
    setKnown({ value, label });
    setText(label);
  }

  const folded = useMemo(() => items.map((item) => ({ item, folded: fold(item.label) })), [items]);
  const found = useMemo(() => matches(folded, query), [folded, query]);
  const shown = useMemo(() => {
    const first = found.slice(0, maxItems);
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
    /** The list opens with all items, whatever the field contains. */
    showAll: () => setQuery(''),
    /** Typing clears the selection unless the text equals an item's label. */
    type: (words: string) => {
      setQuery(words);
      choose(words === label ? value : '', words);
    },
    pick: (key: string) => {
      choose(key, items.find((item) => item.value === key)?.label ?? text);
    },
    /** The visitor has finished typing. */
    settle: (words = text) => {
      const typed = fold(words);
      if (words === label || typed === '') return;
      const [only, another] = folded.filter((one) => one.folded === typed);
      if (only && !another) choose(only.item.value, only.item.label);
    },
  };
}
