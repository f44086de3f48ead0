import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../layout/index.ts';

export interface FormSectionProps {
  /** What its fields are about ("Dados pessoais"). */
  title: string;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** What is good to know before filling it in. */
  description?: ReactNode;
  /**
   * Whether its fields are one answer ("Endereço de entrega"), whose name is needed to understand each of them: read
   * with every field then, as a fieldset's legend. Else it is a section of the page, read once. @default false
   */
  isGroup?: boolean;
  /** Columns where there is room for so many. @default 2 */
  columns?: 1 | 2;
  /** Fields. One that needs the whole row stands in a WideField. */
  children: ReactNode;
}

/** Fields that belong together, under a heading. See FormSection.spec.md. */
export function FormSection({
  title,
  headingLevel = 2,
  description,
  isGroup = false,
  columns = 2,
  children,
}: FormSectionProps) {
  const id = useId();
  const heading = (
    <Heading level={headingLevel} look="title" id={`${id}title`}>
      {title}
    </Heading>
  );
  const isDescribed = description !== undefined;
  return (
    <Root
      as={isGroup ? 'fieldset' : 'section'}
      aria-labelledby={`${id}title`}
      aria-describedby={isGroup && isDescribed ? `${id}description` : undefined}
    >
      {isGroup ? <legend>{heading}</legend> : heading}
      {isDescribed && <Description id={`${id}description`}>{description}</Description>}
      <Fields data-columns={columns}>{children}</Fields>
    </Root>
  );
}

/** A field, or anything else, over all columns of its FormSection. */
export function WideField({ children }: { children: ReactNode }) {
  return <Wide>{children}</Wide>;
}

/* No grid: a legend stands outside of its fieldset's one. */
const Root = styled.section`
  min-width: 0;
`;

const Description = styled.div`
  max-width: var(--width-prose);
  margin-top: var(--space-1);
  color: var(--color-text-muted);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  margin-top: var(--space-5);

  /* Two equal ones, each of 16rem at least; the room is the section's, not the window's. */
  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(16rem, (100% - var(--space-5)) / 2)), 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
