import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SectionProps {
  /** Content of the section. */
  children: ReactNode;
  /** Id, the fragment of its URL. */
  id?: string;
  /** Id of the heading that names it; a named section is a landmark. */
  labelledBy?: string;
  /** Whether it is the first section, close to the header. @default false */
  isFirst?: boolean;
}

/** A section of a page with the standard space above and below. */
export function Section({ children, id, labelledBy, isFirst = false }: SectionProps) {
  return (
    <Root id={id} aria-labelledby={labelledBy} data-first={isFirst || undefined}>
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
