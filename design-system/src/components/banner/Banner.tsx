import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { iconByTone, roleByAnnouncement, toneLook, toneTitleLook, type Announcement, type BannerTone } from './look.ts';
import { words as own } from './words.ts';

export interface BannerProps {
  /** What happened, in a sentence. */
  title: string;
  /** What it means for the visitor, and what to do. */
  children?: ReactNode;
  /** Meaning of the message; icon and ground repeat it. @default 'info' */
  tone?: BannerTone;
  /** Buttons or links: one action, two at most. */
  actions?: ReactNode;
  /** Called when the visitor closes it; the owner takes it from the page. Left out, it can't be closed. */
  onDismiss?: () => void;
  /** Takes focus when the banner is closed, which would otherwise be lost with it: the page's heading, the field at fault. */
  focusAfterDismiss?: RefObject<HTMLElement | null>;
  /** Whether it is read out when it appears. `assertive` only for what can't wait. @default 'off' */
  announce?: Announcement;
}

/** A message about the whole page, across it, under the header. See Banner.spec.md. */
export function Banner({
  title,
  children,
  tone = 'info',
  actions,
  onDismiss,
  focusAfterDismiss,
  announce = 'off',
}: BannerProps) {
  const titleId = useId();
  const words = useMessages('banner', own);
  const role = roleByAnnouncement[announce];
  const wordsKey = useAnnounced(announce);
  return (
    <Root data-tone={tone} {...(role ? { role } : { role: 'region', 'aria-labelledby': titleId })}>
      <Inside>
        <Mark>
          <Icon name={iconByTone[tone]} />
        </Mark>
        <Words key={wordsKey}>
          <Title id={titleId}>
            <VisuallyHidden>{words[tone]}:</VisuallyHidden> {title}
          </Title>
          {children !== undefined && <div>{children}</div>}
        </Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
        {onDismiss && (
          <Close>
            <IconButton
              icon="close"
              label={words.dismiss(title)}
              onPress={() => {
                focusAfterDismiss?.current?.focus();
                onDismiss();
              }}
            />
          </Close>
        )}
      </Inside>
    </Root>
  );
}

/** Time a screen reader is given to find the region, in milliseconds. */
const regionFound = 100;

/**
 * A polite region that comes with its words is not read by most screen readers: only words that come into one already
 * there are. So they are put in once more when it stands. An alert is read as it comes.
 */
function useAnnounced(announce: Announcement): string {
  const [isStanding, setIsStanding] = useState(false);
  useEffect(() => {
    if (announce !== 'polite') return undefined;
    const timer = setTimeout(() => setIsStanding(true), regionFound);
    return () => clearTimeout(timer);
  }, [announce]);
  return isStanding ? 'announced' : 'first';
}

const Root = styled.div`
  ${toneLook}
  overflow-wrap: break-word;
  @media (forced-colors: active) {
    border-block: 1px solid CanvasText;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  padding-block: var(--space-4);
  @media (min-width: 64rem) {
    align-items: center;
  }
`;

const Mark = styled.span`
  color: var(--_mark);
  @media (min-width: 64rem) {
    align-self: start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  max-width: var(--width-prose);
`;

const Title = styled.p`
  ${toneTitleLook}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-row: 2;
  grid-column: 2;
  gap: var(--space-3);
  align-items: center;
  @media (min-width: 64rem) {
    grid-row: 1;
    grid-column: 3;
  }
`;

/* Its 44 px reach beyond its row, so that the picture stands level with the title. */
const Close = styled.div`
  grid-row: 1;
  grid-column: 3;
  margin-block: -0.625rem;
  margin-inline: 0 -0.625rem;
  @media (min-width: 64rem) {
    grid-column: 4;
    align-self: start;
  }
`;
