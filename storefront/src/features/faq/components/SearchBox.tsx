import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Stack, Text } from '@signdrive/design-system/layout';
import { answeredSearches, type FaqCategory } from '@signdrive/design-system/patterns';
import { SearchField } from '@signdrive/design-system/search-field';
import { ToggleButtons } from '@signdrive/design-system/toggle-buttons';
import { faqCopy, suggestedSearches } from '../faq.copy.ts';

export interface SearchBoxProps {
  categories: readonly FaqCategory[];
  /** Words the address looks for. */
  term: string;
  /** Called when the visitor has stopped typing, or chosen a suggestion; with '' for all questions. */
  onSearch: (term: string) => void;
}

/** A pause this long is taken for the end of the words, in milliseconds. */
const typingPauseInMs = 400;

/** What is looked for. Sent to the same address: it also works before the script has come. */
export function SearchBox({ categories, term, onSearch }: SearchBoxProps) {
  const search = useSearchWords(term, onSearch);
  return (
    <Search role="search" onSubmit={search.submit}>
      <Entry>
        <SearchField
          label={faqCopy.searchLabel}
          placeholder={faqCopy.searchPlaceholder}
          name="busca"
          value={search.words}
          onChange={search.type}
        />
        <Button type="submit">{faqCopy.search}</Button>
      </Entry>
      <SearchSuggestions categories={categories} term={term} onSearch={search.choose} />
    </Search>
  );
}

/** The words in the field: they are looked for when the visitor stops typing, or at once when they are sent. */
function useSearchWords(term: string, onSearch: (term: string) => void) {
  const [words, setWords] = useState(term);
  const [lookedFor, setLookedFor] = useState(term);
  const [asked, setAsked] = useState(term);
  const [overtaken, setOvertaken] = useState(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (term !== lookedFor) {
    setLookedFor(term);
    // Back, forward and a link bring other words; those asked for from here may have been typed on meanwhile.
    if (term !== asked) {
      setAsked(term);
      setWords(term);
      setOvertaken(overtaken + 1);
    }
  }

  // Words asked for from elsewhere overtake those that are being typed.
  useEffect(() => {
    if (overtaken > 0) clearTimeout(pause.current);
  }, [overtaken]);

  function search(wanted: string) {
    clearTimeout(pause.current);
    setAsked(wanted.trim());
    if (wanted.trim() !== term) onSearch(wanted.trim());
  }

  return {
    words,
    type: (typed: string) => {
      setWords(typed);
      clearTimeout(pause.current);
      if (typed === '') search('');
      else pause.current = setTimeout(() => search(typed), typingPauseInMs);
    },
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      search(words);
    },
    choose: (wanted: string) => {
      setWords(wanted);
      search(wanted);
    },
  };
}

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 44rem;
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface SearchSuggestionsProps {
  categories: readonly FaqCategory[];
  /** Words looked for now. */
  term: string;
  /** Called with the words of the suggestion, with '' when it is taken back. */
  onSearch: (term: string) => void;
}

/** Quick searches that find something (spec §2.4). */
function SearchSuggestions({ categories, term, onSearch }: SearchSuggestionsProps) {
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
