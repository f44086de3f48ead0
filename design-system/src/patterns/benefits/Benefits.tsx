import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../components/icon/index.ts';
import { Heading, Text } from '../../layout/index.ts';

export interface Benefit {
  icon: IconName;
  title: string;
  text: ReactNode;
}

export interface BenefitsProps {
  /** Benefits, in reading order. */
  items: ReadonlyArray<Benefit>;
  /** Level of the headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** A list of benefits, each with an icon, a name and a sentence below a line. */
export function Benefits({ items, headingLevel = 3 }: BenefitsProps) {
  return (
    <List>
      {items.map(({ icon, title, text }) => (
        <Item key={title}>
          <Icon name={icon} />
          <Words>
            <Heading level={headingLevel} look="subtitle">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Words>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0 var(--gap-grid);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
  padding-block: var(--space-5);
  border-top: 1px solid var(--color-border-ground);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
`;
