import { useEffect, useState } from 'react';
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

  // The URL is read once: afterwards it follows the draft.
  const [first] = useState(carried);
  useEffect(() => {
    if (!first) return undefined;
    let isCurrent = true;
    const open = async (packed: string) => {
      const read = await readDraft(packed);
      if (!isCurrent) return;
      if (!read.ok) return setProblems(read.problems);
      setDraft(read.draft);
      onRead(read.draft.slots);
    };
    void open(first);
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback is another one each time
  }, [first]);

  useEffect(() => {
    if (draft === untouched) return undefined;
    let isCurrent = true;
    void packDraft(draft).then((packed) => isCurrent && onChange?.(packed));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the callback is another one each time
  }, [draft]);

  return { draft, problems, change: (part: Partial<ThemeDraft>) => setDraft((current) => ({ ...current, ...part })) };
}
