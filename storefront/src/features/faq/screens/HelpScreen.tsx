import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { EmptyState, LinkList, Panel } from '@signdrive/design-system/patterns';
import { SearchField } from '@signdrive/design-system/search-field';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { dataOf } from '#/shared/loading/loadable.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { SupportChannels } from '../components/SupportChannels.tsx';
import { faqCopy } from '../faq.copy.ts';
import { selectFaq } from '../faq.slice.ts';

export interface HelpScreenProps {
  /** URL of the page of questions, the target of the search form. */
  faqPath: string;
  /** Called with the search text. */
  onSearch: (term: string) => void;
  /** Called when the visitor opens the messaging app. */
  onContact: () => void;
}

const subjectsId = 'assuntos';

/** Start page of the help: search, subjects, the account, contacts (spec §2.4). */
export function HelpScreen({ faqPath, onSearch, onContact }: HelpScreenProps) {
  const router = useRouter();
  const faq = useSelector(selectFaq);
  const retry = useRetry(faq.status, () => void router.invalidate(), subjectsId);
  const groups = dataOf(faq) ?? [];
  const { start } = faqCopy;
  return (
    <>
      <Section isFirst>
        <Page>
          <Stack gap={6}>
            <Heading level={1} look="display">
              {start.title}
            </Heading>
            <Text look="lead">{start.lead}</Text>
            <Search
              role="search"
              data-screen
              action={faqPath}
              onSubmit={(event) => {
                event.preventDefault();
                const words = new FormData(event.currentTarget).get('busca');
                onSearch(typeof words === 'string' ? words.trim() : '');
              }}
            >
              <SearchField label={faqCopy.searchLabel} placeholder={faqCopy.searchPlaceholder} name="busca" />
              <Button type="submit">{faqCopy.search}</Button>
            </Search>
          </Stack>
        </Page>
      </Section>
      <Section>
        <Page>
          <Stack gap={5}>
            <Heading level={2} look="title" id={subjectsId}>
              {start.categories}
            </Heading>
            <FailedState retry={retry} headingLevel={3} title={faqCopy.failedTitle} text={faqCopy.failedText} />
            {!retry.isShown && faq.status !== 'success' && (
              <SkeletonGroup>
                <Skeleton lines={5} />
              </SkeletonGroup>
            )}
            {faq.status === 'success' && groups.length === 0 && (
              <EmptyState headingLevel={3} title={faqCopy.emptyTitle} text={faqCopy.emptyText} />
            )}
            {groups.length > 0 && (
              <LinkList
                label={start.categories}
                items={groups.map(({ id, title, questions }) => ({
                  label: title,
                  href: `/faq#${id}`,
                  note: start.questions(questions.length),
                }))}
              />
            )}
          </Stack>
        </Page>
      </Section>
      <Section>
        <Page>
          <Panel look="accent" isRoomy>
            <Stack gap={4} align="start">
              <Heading level={2} look="title">
                {start.account}
              </Heading>
              <Text>{start.accountText}</Text>
              <ButtonLink href="/conta/status-pedido">{start.accountAction}</ButtonLink>
            </Stack>
          </Panel>
        </Page>
      </Section>
      <SupportChannels onContact={onContact} />
    </>
  );
}

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 44rem;

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
