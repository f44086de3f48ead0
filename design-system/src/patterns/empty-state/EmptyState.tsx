import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../components/icon/index.ts';
import { useAnnounced, type Announcement } from '../../foundations/use-announced.ts';
import { Heading, Text } from '../../layout/index.ts';

export interface EmptyStateProps {
  /** Absent content, in a sentence. */
  title: ReactNode;
  /** How to make it appear, or an alternative. */
  text?: ReactNode;
  /** Icon on the line; `alert` for a failure. @default 'document' */
  icon?: IconName;
  /** A CarPicture that replaces the icon. */
  car?: ReactNode;
  /** Buttons or links, the likeliest first. */
  actions?: ReactNode;
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /**
   * Whether the text is announced when it replaces content: after a search, a filter or a failed load.
   * The actions aren't announced, so that a changed one repeats nothing. @default 'off'
   */
  announce?: Announcement;
}

/** Explains why there is no content, or that loading failed, and what to do. See EmptyState.spec.md. */
export function EmptyState({
  title,
  text,
  icon = 'document',
  car,
  actions,
  headingLevel = 3,
  announce = 'off',
}: EmptyStateProps) {
  const { region, content } = useAnnounced(announce);
  return (
    <Block>
      <Ground>
        {car === undefined ? (
          <Thing>
            <Icon name={icon} size="large" />
          </Thing>
        ) : (
          <Car>{car}</Car>
        )}
      </Ground>
      <div {...region}>
        <Block {...content}>
          <Heading level={headingLevel} look="title">
            {title}
          </Heading>
          {text !== undefined && <Text tone="muted">{text}</Text>}
        </Block>
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  justify-items: start;
`;

const Ground = styled.div`
  display: flex;
  align-items: flex-end;
  width: 100%;
  height: 5.5rem;
  margin-bottom: var(--space-3);
  border-bottom: 1px solid var(--color-border-ground);
`;

const Thing = styled.div`
  padding-bottom: var(--space-4);
  color: var(--color-text-muted);
`;

const Car = styled.div`
  width: 13rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  margin-top: var(--space-2);
`;
