import { Fragment, memo, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { AccordionItem } from '../../components/accordion/index.ts';
import { hasSomeWord, highlighted, textOf } from '../../components/highlight/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Link } from '../../components/link/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { liveRegion } from '../../foundations/live-region.ts';
import { isSearch, type FaqQuestion } from './found-questions.ts';
import { words as own } from './words.ts';

export interface QuestionState {
  id: string;
  isOpen: boolean;
}

export interface FaqItemProps extends FaqQuestion {
  term: string;
  /** Whether it was open before the search. */
  isOpened: boolean;
  /** Must keep its identity. */
  onOpenChange: (state: QuestionState) => void;
}

/** One question with its matches marked; open if the answer has matches. Memoized: opening one renders no other. */
export const FaqItem = memo(function FaqItem({ id, question, answer, term, isOpened, onOpenChange }: FaqItemProps) {
  const isSearching = isSearch(term);
  const isFoundInAnswer = isSearching && hasSomeWord(textOf(answer), term);
  const reason = isFoundInAnswer ? 'found' : 'chosen';
  return (
    <AccordionItem
      // AccordionItem reads `defaultOpen` once: a new key applies the state that a search sets.
      key={reason}
      id={id}
      title={highlighted(question, term)}
      defaultOpen={isFoundInAnswer || (isOpened && !isSearching)}
      onOpenChange={(isOpen) => {
        if (!isSearching) onOpenChange({ id, isOpen });
      }}
    >
      <div>{highlighted(answer, term)}</div>
      <CopyLink id={id} question={question} />
    </AccordionItem>
  );
});

/** Link to the question; with script it copies the URL instead of navigating. */
function CopyLink({ id, question }: { id: string; question: string }) {
  const words = useMessages('faqList', own);
  const [copies, setCopies] = useState(0);

  async function copy() {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}#${id}`);
      setCopies((count) => count + 1);
    } catch {
      // The address bar shows the URL if copying isn't allowed.
      window.location.hash = id;
    }
  }

  return (
    <Row>
      <Link
        look="standalone"
        icon="link"
        iconPosition="start"
        href={`#${id}`}
        onPress={(event) => {
          // Old browsers and pages without HTTPS have no clipboard: the link is followed.
          if (!('clipboard' in navigator)) return;
          event.preventDefault();
          void copy();
        }}
      >
        {words.copyLink} <VisuallyHidden>{words.ofQuestion(question)}</VisuallyHidden>
      </Link>
      <Copied {...liveRegion}>
        {copies > 0 && (
          // Each copy renders the text anew, because only an addition is announced.
          <Fragment key={copies}>
            <Icon name="check" size="tiny" />
            {words.copied}
          </Fragment>
        )}
      </Copied>
    </Row>
  );
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: center;
  font-size: var(--text-small);
  line-height: var(--leading-small);

  @media print {
    display: none;
  }
`;

const Copied = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
`;
