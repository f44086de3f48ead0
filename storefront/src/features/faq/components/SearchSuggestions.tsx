import { useMemo } from 'react';
import { Stack, Text } from '@signdrive/design-system/layout';
import { answeredSearches, type FaqCategory } from '@signdrive/design-system/patterns';
import { ToggleButtons } from '@signdrive/design-system/toggle-buttons';
import { faqCopy, suggestedSearches } from '../faq.copy.ts';

export interface SearchSuggestionsProps {
  categories: readonly FaqCategory[];
  /** Words looked for now. */
  term: string;
  /** Called with the words of the suggestion, with '' when it is taken back. */
  onSearch: (term: string) => void;
}

/** Quick searches that find something (spec §2.4). */
export function SearchSuggestions({ categories, term, onSearch }: SearchSuggestionsProps) {
  // The box around it is drawn anew with every letter typed.
  const shown = useMemo(() => answeredSearches(categories, suggestedSearches), [categories]);
  if (shown.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text look="small" tone="muted">
        {faqCopy.suggestions}
      </Text>
      <ToggleButtons
        label={faqCopy.suggestionsLabel}
        items={shown.map((words) => ({ id: words, label: words }))}
        selectedId={shown.find((words) => words === term)}
        onSelect={(words) => onSearch(words ?? '')}
        isFullBleed
      />
    </Stack>
  );
}
