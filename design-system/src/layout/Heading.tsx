import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

type Level = 1 | 2 | 3 | 4 | 5 | 6;
type HeadingLook = 'display' | 'headline' | 'title' | 'subtitle';

export interface HeadingProps {
  /** Text of the heading. */
  children: ReactNode;
  /** Level in the document outline; independent of the size. */
  level: Level;
  /** Size and typeface. @default by level: 1 display, 2 headline, 3 title, deeper subtitle */
  look?: HeadingLook;
  /** Id, so that it can name a section. */
  id?: string;
  /** Whether script may focus it (a page or step that has just opened). @default false */
  isFocusTarget?: boolean;
  /** Ref of the heading element. */
  ref?: Ref<HTMLHeadingElement>;
}

const lookOf: Record<Level, HeadingLook> = {
  1: 'display',
  2: 'headline',
  3: 'title',
  4: 'subtitle',
  5: 'subtitle',
  6: 'subtitle',
};

/** A heading, in the brand's display font. */
export function Heading({ children, level, look = lookOf[level], id, isFocusTarget = false, ref }: HeadingProps) {
  return (
    <Root as={`h${level}`} ref={ref} id={id} data-look={look} tabIndex={isFocusTarget ? -1 : undefined}>
      {children}
    </Root>
  );
}

const Root = styled.h2`
  font-family: var(--font-display);
  font-weight: var(--font-display-weight);
  font-stretch: var(--font-display-width);
  letter-spacing: var(--font-display-tracking);
  text-wrap: balance;

  &[data-look='display'] {
    font-size: var(--text-display);
    line-height: var(--leading-display);
  }
  &[data-look='headline'] {
    font-size: var(--text-headline);
    line-height: var(--leading-headline);
  }
  &[data-look='title'] {
    font-size: var(--text-title);
    line-height: var(--leading-title);
    letter-spacing: calc(var(--font-display-tracking) * 0.6);
  }
  &[data-look='subtitle'] {
    font-family: var(--font-body);
    font-size: var(--text-lead);
    font-stretch: 100%;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 1.5rem;
  }
`;
