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
  /** Search text of the URL. */
  term: string;
  /** Called when the visitor has stopped typing, or chosen a suggestion; with '' for all questions. */
  onSearch: (term: string) => void;
}

/** Typing pause after which the search starts, in milliseconds. */
const typingPauseInMs = 400;

/** The search field. A GET form of the same URL, so that it works before hydration. */
export function SearchBox({ categories, term, onSearch }: SearchBoxProps) {
  const search = useSearchWords(term, onSearch);
  return (
    <Search role="search" data-screen onSubmit={search.submit}>
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
      <div data-script>
        <SearchSuggestions categories={categories} term={term} onSearch={search.choose} />
      </div>
    </Search>
  );
}

/** Text of the field. The search starts when typing pauses, or at once on submit. */
function useSearchWords(term: string, onSearch: (term: string) => void) {
  const [words, setWords] = useState(term);
  const [lookedFor, setLookedFor] = useState(term);
  const [asked, setAsked] = useState(term);
  const [overtaken, setOvertaken] = useState(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (term !== lookedFor) {
    setLookedFor(term);
    // Back, forward and links set another text. Text that this field requested may have changed since.
    if (term !== asked) {
      setAsked(term);
      setWords(term);
      setOvertaken(overtaken + 1);
    }
  }

  // A text from elsewhere replaces the typed one.
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

/** Suggestions with results (spec §2.4). A second press shows all questions again. */
function SearchSuggestions({ categories, term, onSearch }: SearchBoxProps) {
  // The parent renders on each key press.
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
