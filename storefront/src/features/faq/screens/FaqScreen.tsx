import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { EmptyState, FaqList, foundQuestions, type FaqCategory } from '@signdrive/design-system/patterns';
import { SideNav } from '@signdrive/design-system/side-nav';
import { dataOf } from '#/shared/loading/loadable.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { richTextBlocks } from '#/shared/text/RichText.tsx';
import { SearchBox } from '../components/SearchBox.tsx';
import { SupportChannels } from '../components/SupportChannels.tsx';
import { faqCopy } from '../faq.copy.ts';
import { selectFaq } from '../faq.slice.ts';

export interface FaqScreenProps {
  /** Search text of the URL. */
  term: string;
  /** Called when the visitor has stopped typing, or chosen a suggestion; with '' for all questions. */
  onSearch: (term: string) => void;
  /** Called when the visitor opens the messaging app. */
  onContact: () => void;
}

/** Id of the section, which is rendered before the questions load. */
const questionsId = 'perguntas';

/**
 * Questions and answers with search and categories; several may be open at once (spec §2.4). Parts that change on each
 * key press or scroll are separate components, because the answers may be long.
 */
export function FaqScreen({ term, onSearch, onContact }: FaqScreenProps) {
  const router = useRouter();
  const faq = useSelector(selectFaq);
  const retry = useRetry(faq.status, () => void router.invalidate(), questionsId);
  const categories: FaqCategory[] = (dataOf(faq) ?? []).map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map(({ answer, ...question }) => ({
      ...question,
      answer: <Stack gap={3}>{richTextBlocks(answer)}</Stack>,
    })),
  }));
  const isEmpty = faq.status === 'success' && categories.length === 0;
  const hasNav = categories.length > 0;

  return (
    <>
      <Section isFirst>
        <Page>
          <Stack gap={8}>
            <Stack gap={6}>
              <Heading level={1} look="display">
                {faqCopy.title}
              </Heading>
              <SearchBox categories={categories} term={term} onSearch={onSearch} />
            </Stack>
            <Questions id={questionsId} data-nav={hasNav || undefined}>
              {hasNav && <CategoryNav categories={categories} found={foundQuestions(categories, term)} />}
              {retry.isShown ? (
                <FailedState retry={retry} headingLevel={2} title={faqCopy.failedTitle} text={faqCopy.failedText} />
              ) : isEmpty ? (
                <EmptyState headingLevel={2} title={faqCopy.emptyTitle} text={faqCopy.emptyText} />
              ) : (
                <FaqList
                  categories={categories}
                  term={term}
                  isLoading={faq.status !== 'success'}
                  noResultHelp={faqCopy.noResultHelp}
                  onClear={() => onSearch('')}
                />
              )}
            </Questions>
          </Stack>
        </Page>
      </Section>
      <SupportChannels onContact={onContact} />
    </>
  );
}

/* No grid where the categories are a row: in a grid's row of their own they could not stay in sight. */
const Questions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  min-height: 24rem;

  /* Print omits the navigation, and a wide sheet its column. */
  @media screen and (min-width: 64rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: var(--gap-grid);
    align-content: start;

    &[data-nav] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 3.2fr);
    }
  }
`;

interface CategoryNavProps {
  categories: readonly FaqCategory[];
  /** The questions that match the search. */
  found: readonly FaqCategory[];
}

/**
 * The categories, with the current one marked while scrolling. The link of a category without a match leads to the page
 * without the search.
 */
function CategoryNav({ categories, found }: CategoryNavProps) {
  const current = useCurrentPart(found.map(({ id }) => id));
  return (
    <SideNav
      heading={faqCopy.categories}
      isHeadingHidden
      look="parts"
      items={categories.map(({ id, title }) => ({
        label: title,
        href: found.some((category) => category.id === id) ? `#${id}` : `/faq#${id}`,
      }))}
      currentHref={`#${current ?? ''}`}
    />
  );
}

/** The current section of a long page: the last one that starts above the upper third of the window. */
function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight / 3;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      const passed = parts.filter((part) => part.getBoundingClientRect().top <= line);
      // The last section may be too short to reach that line.
      setCurrent((isAtEnd && window.scrollY > 0 ? parts.at(-1) : (passed.at(-1) ?? parts[0]))?.id);
    };
    const controller = new AbortController();
    window.addEventListener('scroll', find, { passive: true, signal: controller.signal });
    window.addEventListener('resize', find, { passive: true, signal: controller.signal });
    find();
    return () => controller.abort();
  }, [key]);

  return current;
}
