import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { useOpenAtFragment } from './use-open-at-fragment.ts';

export interface AccordionProps {
  /** One or more AccordionItem. */
  children: ReactNode;
}

/** A list of questions, each of which opens its answer; several may be open. See Accordion.spec.md. */
export function Accordion({ children }: AccordionProps) {
  return <Root>{children}</Root>;
}

export interface AccordionItemProps {
  /**
   * The question: text, optionally with Highlight. It is rendered inside the control, so it must hold no other control.
   */
  title: ReactNode;
  /** The answer. */
  children: ReactNode;
  /** Fragment of the item's URL; following it opens the item. */
  id?: string;
  /** Level of the question's heading. Without it the question is no heading. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean;
  /** Called with the new state, also when a link or the browser's find in page opened the item. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** One question with its answer, as a native `details` element: it works without script and find in page opens it. */
export function AccordionItem({
  title,
  children,
  id,
  headingLevel,
  defaultOpen = false,
  onOpenChange,
}: AccordionItemProps) {
  const item = useOpenAtFragment(id);

  return (
    <Item
      ref={item}
      id={id}
      // Only the initial value matters: the element holds the state, and React writes the attribute only when it
      // changes.
      open={defaultOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <Summary>
        {headingLevel === undefined ? (
          <Question>{title}</Question>
        ) : (
          <Question as={`h${headingLevel}`}>{title}</Question>
        )}
        <Icon name="plus" />
      </Summary>
      <Answer>{children}</Answer>
    </Item>
  );
}

const Root = styled.div`
  border-top: 1px solid var(--surface-border-strong);
`;

const Item = styled.details`
  border-bottom: 1px solid var(--surface-border);

  @supports (interpolate-size: allow-keywords) {
    interpolate-size: allow-keywords;

    &::details-content {
      height: 0;
      overflow: clip;
      /* Room for the focus ring of a link at the edge. */
      overflow-clip-margin: 6px;
      transition:
        height var(--duration-medium) var(--ease-in-out),
        content-visibility var(--duration-medium) allow-discrete;
    }
    &[open]::details-content {
      height: auto;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::details-content {
      transition: none;
    }
  }
  @media print {
    &::details-content {
      height: auto;
      content-visibility: visible;
    }
  }
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  min-height: 4rem;
  padding-block: var(--space-3);
  border-radius: var(--radius-small);
  font-size: var(--text-lead);
  font-weight: 500;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--surface-link);
    text-decoration: underline;
  }
  [open] > & {
    font-weight: 600;
  }
  & > svg {
    transition: rotate var(--duration-medium) var(--ease-in-out);
  }
  [open] > & > svg {
    rotate: 45deg;
  }
`;

const Question = styled.span`
  text-wrap: pretty;
`;

const Answer = styled.div`
  max-width: var(--width-prose);
  padding-block: 0 var(--space-5);
  padding-inline: 0 var(--space-7);
  color: var(--surface-text-muted);

  & > * + * {
    margin-top: var(--space-2);
  }
  & strong {
    color: var(--surface-text);
  }
`;
