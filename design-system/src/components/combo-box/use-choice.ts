import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ChoiceItem } from '../../foundations/field/index.ts';
import { fold, matches, type Foldable } from './matches.ts';

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

/** The only item that a text names in full. */
function itemNamed(text: string, folded: readonly Foldable<ComboBoxItem>[]) {
  const typed = fold(text);
  const [only, another] = typed === '' ? [] : folded.filter((one) => one.folded === typed);
  return another ? undefined : only?.item;
}

/** The value and its setter: the owner's value, or one of the field. */
function useValue({ value: given, defaultValue, onChange }: Omit<Choice, 'items'>) {
  const [own, setOwn] = useState(defaultValue);
  const setValue = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return [given ?? own, setValue] as const;
}

/**
 * Holds the selection and the text separately. Text that matches no item stays in the field with nothing selected. Text
 * that equals an item's label, whatever its accents and case, selects that item.
 */
export function useChoice({ items, ...owner }: Choice) {
  const [value, setValue] = useValue(owner);
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
    setKnown({ value: next, label: items.find((item) => item.value === next)?.label ?? '' });
    setValue(next);
  }

  // A name may be typed in full before its list has loaded.
  const selectTyped = useEffectEvent((arrived: readonly Foldable<ComboBoxItem>[]) => {
    const named = value === '' ? itemNamed(text, arrived) : undefined;
    if (named) setValue(named.value);
  });
  useEffect(() => selectTyped(folded), [folded]);

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
      const named = words === label ? undefined : itemNamed(words, folded);
      if (named) choose(named.value, named.label);
    },
  };
}
