import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Accordion } from '../../components/accordion/index.ts';
import { Button } from '../../components/button/index.ts';
import { useIsHydrated } from '../../foundations/use-is-hydrated.ts';
import { Text } from '../../layout/index.ts';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { FaqItem, type QuestionState } from './FaqItem.tsx';
import { FaqSkeleton } from './FaqSkeleton.tsx';
import { countQuestions, foundQuestions, isSearch, type FaqCategory } from './found-questions.ts';
import { words as own } from './words.ts';

export interface FaqListProps {
  /** Questions with their answers, by category. */
  categories: ReadonlyArray<FaqCategory>;
  /** Search term. Each change is announced: pass it when the visitor has stopped typing. @default '' */
  term?: string;
  /** Called by "Ver todas as perguntas", which ends the search. Without it there is no such button. */
  onClear?: () => void;
  /** Whether the questions are loading. @default false */
  isLoading?: boolean;
  /** Alternatives when nothing is found: another search, a contact. */
  noResultHelp?: ReactNode;
  /** Level of the categories' headings. @default 2 */
  headingLevel?: 2 | 3;
}

/** Questions by category, each opening its answer; they can be searched and linked to. See FaqList.spec.md. */
export function FaqList({
  categories,
  term = '',
  onClear,
  isLoading = false,
  noResultHelp,
  headingLevel = 2,
}: FaqListProps) {
  const words = useMessages('faqList', own);
  const isSearching = isSearch(term) && !isLoading;
  const found = isSearching ? foundQuestions(categories, term) : categories;
  const count = countQuestions(found);
  return (
    <Root>
      <Outcome data-shown={isSearching || undefined} data-empty={count === 0 || undefined}>
        {/* Not atomic: Firefox would announce an outcome of two blocks twice. */}
        <div aria-live="polite">
          {isSearching && (
            <SearchOutcome
              key={term}
              term={term.trim()}
              count={count}
              help={noResultHelp}
              headingLevel={headingLevel}
            />
          )}
        </div>
        {isSearching && onClear && (
          <Button variant="secondary" size="small" onPress={onClear} data-script>
            {words.showAll}
          </Button>
        )}
      </Outcome>
      {isLoading ? <FaqSkeleton /> : <Categories categories={found} term={term} headingLevel={headingLevel} />}
    </Root>
  );
}

interface SearchOutcomeProps extends Required<Pick<FaqListProps, 'term' | 'headingLevel'>> {
  /** Number of matching questions. */
  count: number;
  help: ReactNode;
}

function SearchOutcome({ term, count, help, headingLevel }: SearchOutcomeProps) {
  const words = useMessages('faqList', own);
  if (count === 0) {
    return <EmptyState icon="search" title={words.nothingFound(term)} text={help} headingLevel={headingLevel} />;
  }
  return (
    // One paragraph of inline spans: Orca would announce each block and each `strong` separately, in any order.
    <Text>
      {words.found}{' '}
      <Text element="span" weight="strong">
        {term}
      </Text>
      <br />
      <Text element="span" look="small" tone="muted">
        {words.count(count)}
      </Text>
    </Text>
  );
}

type CategoriesProps = Required<Pick<FaqListProps, 'categories' | 'term' | 'headingLevel'>>;

function Categories({ categories, term, headingLevel }: CategoriesProps) {
  const [opened, remember] = useReducer(withQuestion, new Set<string>());
  useQuestionOfFragment();

  return categories.map(({ id, title, questions }) => (
    <Category key={id} aria-labelledby={id}>
      <Title as={`h${headingLevel}`} id={id}>
        {title}
      </Title>
      <Accordion>
        {questions.map((question) => (
          <FaqItem
            key={question.id}
            {...question}
            term={term}
            isOpened={opened.has(question.id)}
            onOpenChange={remember}
          />
        ))}
      </Accordion>
    </Category>
  ));
}

function withQuestion(opened: ReadonlySet<string>, { id, isOpen }: QuestionState): ReadonlySet<string> {
  if (opened.has(id) === isOpen) return opened;
  return new Set(isOpen ? [...opened, id] : [...opened].filter((other) => other !== id));
}

/**
 * Scrolls to the question of the URL fragment if the list is rendered after the page loaded: the browser didn't find it
 * then. For a server-rendered list the browser has scrolled already, and the visitor may have moved on.
 */
function useQuestionOfFragment() {
  const [cameLate] = useState(useIsHydrated());

  useEffect(() => {
    if (!cameLate) return;
    const fragment = window.location.hash.slice(1);
    const target = [...document.querySelectorAll('details[id]')].find(({ id }) =>
      [id, encodeURIComponent(id)].includes(fragment),
    );
    if (!target) return;
    target.scrollIntoView();
    // Sets the reading position of a screen reader, unless the visitor has focused something else.
    if (document.activeElement === document.body) {
      target.querySelector('summary')?.focus({ preventScroll: true });
    }
  }, [cameLate]);
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
`;

/* Contains the live region, which must exist before its first message; without a search it takes no room. */
const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;

  &:not([data-shown]) {
    position: absolute;
  }
  & > [aria-live] {
    min-width: 0;
  }
  &[data-empty] > [aria-live] {
    flex-basis: 100%;
  }
`;

/* The same size at every width, between the page's heading and the questions. */
const Category = styled.section``;

const Title = styled.h2`
  padding-bottom: var(--space-5);
  font-family: var(--font-display);
  font-size: 2rem;
  font-stretch: var(--font-display-width);
  font-weight: var(--font-display-weight);
  letter-spacing: var(--font-display-tracking);
  line-height: 2.25rem;
`;
