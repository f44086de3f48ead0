import { Accordion, AccordionItem } from '@signdrive/design-system/accordion';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { SplitLayout } from '@signdrive/design-system/patterns';
import type { QuestionSection } from '#/domain/content.ts';
import { contentCopy } from '../content.copy.ts';
import { RichText } from '#/shared/RichText.tsx';

export interface QuestionsProps extends QuestionSection {
  /** Whether the first answer is shown from the start. @default false */
  isFirstOpen?: boolean;
}

/** Questions and answers of a page, several open at once. */
export function Questions({ title, items, isFirstOpen = false }: QuestionsProps) {
  return (
    <Section>
      <Page>
        <SplitLayout
          columns="aside-main"
          start={
            <Stack gap={4} align="start">
              <Heading level={2} look="headline">
                {title}
              </Heading>
              <Link href="/faq" look="standalone" icon="arrow-right">
                {contentCopy.allQuestions}
              </Link>
            </Stack>
          }
          end={
            <Accordion>
              {items.map(({ question, answer }, place) => (
                <AccordionItem key={question} title={question} defaultOpen={isFirstOpen && place === 0}>
                  <RichText content={answer} headingLevel={4} />
                </AccordionItem>
              ))}
            </Accordion>
          }
        />
      </Page>
    </Section>
  );
}
