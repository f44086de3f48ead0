import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

export interface SectionProps {
  /** Content of the section. */
  children: ReactNode;
  /** Address within the page. */
  id?: string;
  /** Id of the heading that names it; a named section is a landmark. */
  labelledBy?: string;
  /** Whether it opens the page, close under the header. @default false */
  isFirst?: boolean;
  /** The section, to focus or scroll to it. */
  ref?: Ref<HTMLElement>;
}

/** A part of a page with the page's rhythm above and below. */
export function Section({ children, id, labelledBy, isFirst = false, ref }: SectionProps) {
  return (
    <Root ref={ref} id={id} aria-labelledby={labelledBy} data-first={isFirst || undefined}>
      {children}
    </Root>
  );
}

const Root = styled.section`
  padding-block: calc(var(--gap-section) / 2);

  &[data-first] {
    padding-top: var(--space-4);
  }
  @media (min-width: 64rem) {
    &[data-first] {
      padding-top: var(--space-7);
    }
  }
`;
