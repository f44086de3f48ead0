import { useEffect, useEffectEvent, useState } from 'react';
import { houseSlots, type BrandSlots, type ThemeDraft, type ThemeProblem } from '@signdrive/tokens/theme';
import { packDraft, readDraft } from './draft.ts';

/** The empty draft. */
const untouched: ThemeDraft = { name: '', logoText: '', slots: houseSlots };

interface DraftOptions {
  /** The encoded draft of the URL. */
  carried: string | undefined;
  /** Called with each encoded draft, for the URL. */
  onChange: ((packed: string) => void) | undefined;
  /** Called with a draft that was decoded from the URL. */
  onRead: (slots: BrandSlots) => void;
}

/** State of the lab's draft, which the URL carries. */
export function useDraft({ carried, onChange, onRead }: DraftOptions) {
  const [draft, setDraft] = useState(untouched);
  const [problems, setProblems] = useState<readonly ThemeProblem[]>([]);

  const reportRead = useEffectEvent(onRead);
  const reportChange = useEffectEvent((packed: string) => onChange?.(packed));

  // The URL is read once: afterwards it follows the draft. Input before that takes precedence.
  const [first] = useState(carried);
  const isUntouched = draft === untouched;
  useEffect(() => {
    if (!first || !isUntouched) return undefined;
    let isCurrent = true;
    const open = async (packed: string) => {
      const read = await readDraft(packed);
      if (!isCurrent) return;
      if (!read.ok) return setProblems(read.problems);
      setDraft(read.draft);
      reportRead(read.draft.slots);
    };
    void open(first);
    return () => {
      isCurrent = false;
    };
  }, [first, isUntouched]);

  useEffect(() => {
    if (draft === untouched) return undefined;
    let isCurrent = true;
    void packDraft(draft).then((packed) => isCurrent && reportChange(packed));
    return () => {
      isCurrent = false;
    };
  }, [draft]);

  return { draft, problems, change: (part: Partial<ThemeDraft>) => setDraft((current) => ({ ...current, ...part })) };
}
