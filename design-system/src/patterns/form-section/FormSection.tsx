import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../layout/index.ts';

export interface FormSectionProps {
  /** Subject of the fields ("Dados pessoais"). */
  title: string;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Information that helps to fill it in. */
  description?: ReactNode;
  /**
   * Whether the fields form one value ("Endereço de entrega"), whose name is needed to understand each of them. Then
   * the
   * section is a fieldset, and its legend is announced with each field. Otherwise it is announced once. @default false
   */
  isGroup?: boolean;
  /** Number of columns where they fit. @default 2 */
  columns?: 1 | 2;
  /** Fields. Wrap one that needs the whole row in a WideField. */
  children: ReactNode;
}

/** A group of fields under a heading. See FormSection.spec.md. */
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

/** Content that spans all columns of its FormSection. */
export function WideField({ children }: { children: ReactNode }) {
  return <Wide>{children}</Wide>;
}

/* Not a grid: a legend is outside of its fieldset's grid. */
const Root = styled.section`
  min-width: 0;
`;

const Description = styled.div`
  max-width: var(--width-prose);
  margin-top: var(--space-1);
  color: var(--color-text-muted);
`;

/* Each cell has one line for each part of a field, so that the controls of a row are at one height. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-5);
  align-items: start;

  & > * {
    grid-row: span 6;
    margin-top: var(--space-5);
  }

  /* Two equal columns of at least 16rem, depending on the section's width instead of the window's. */
  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(16rem, (100% - var(--space-5)) / 2)), 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
