import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { roleByAnnouncement, type Announcement } from '../../components/banner/look.ts';
import { Icon, type IconName } from '../../components/icon/index.ts';
import { Heading, Text } from '../../layout/index.ts';

export interface EmptyStateProps {
  /** What isn't there, in a sentence. */
  title: ReactNode;
  /** What will make it appear, or what to do instead. */
  text?: ReactNode;
  /** Stands on the line; `alert` for a failure. @default 'document' */
  icon?: IconName;
  /** In place of the icon: a CarPicture. */
  car?: ReactNode;
  /** Buttons or links, the likeliest first. */
  actions?: ReactNode;
  /** Level of its title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /**
   * Whether its words are read out when it takes the place of what was there: after a search, a filter, a failed load.
   * The actions aren't, so one that changes says nothing twice. @default 'off'
   */
  announce?: Announcement;
}

/** Says that there is nothing, why, and what to do now; or that something failed. See EmptyState.spec.md. */
export function EmptyState({
  title,
  text,
  icon = 'document',
  car,
  actions,
  headingLevel = 3,
  announce = 'off',
}: EmptyStateProps) {
  return (
    <Root>
      <Ground>
        {car === undefined ? (
          <Thing>
            <Icon name={icon} size="large" />
          </Thing>
        ) : (
          <Car>{car}</Car>
        )}
      </Ground>
      <Words role={roleByAnnouncement[announce]}>
        <Heading level={headingLevel} look="title">
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  justify-items: start;
`;

const Root = styled(Words)`
  overflow-wrap: break-word;
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
