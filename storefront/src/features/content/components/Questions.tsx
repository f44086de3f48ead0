import { Accordion, AccordionItem } from '@signdrive/design-system/accordion';
import { Link } from '@signdrive/design-system/link';
import { FoldingSection } from '@signdrive/design-system/patterns';
import type { QuestionSection } from '#/domain/content/content.ts';
import { contentCopy } from '../content.copy.ts';
import { RichText } from '#/shared/text/RichText.tsx';

export interface QuestionsProps extends QuestionSection {
  /** Initially expands the section and its first answer. @default false */
  isFirstOpen?: boolean;
}

/** Questions and answers of a page; several can be open. */
export function Questions({ title, items, isFirstOpen = false }: QuestionsProps) {
  return (
    <FoldingSection
      title={title}
      titlePlace="aside"
      defaultOpen={isFirstOpen}
      end={
        <Link href="/faq" look="standalone" icon="arrow-right">
          {contentCopy.allQuestions}
        </Link>
      }
    >
      <Accordion>
        {items.map(({ question, answer }, place) => (
          <AccordionItem key={question} title={question} defaultOpen={isFirstOpen && place === 0}>
            <RichText content={answer} headingLevel={4} />
          </AccordionItem>
        ))}
      </Accordion>
    </FoldingSection>
  );
}
