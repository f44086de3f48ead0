import { useId, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useAnnounced, type Announcement } from '../../foundations/use-announced.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { iconByTone, toneLook, toneTitleLook, type BannerTone } from './look.ts';
import { words as own } from './words.ts';

export interface BannerProps {
  /** The event, in a sentence. */
  title: string;
  /** Its effect on the visitor, and what to do. */
  children?: ReactNode;
  /** Meaning of the message; icon and background repeat it. @default 'info' */
  tone?: BannerTone;
  /** Buttons or links: one action, two at most. */
  actions?: ReactNode;
  /** Called when the visitor closes the banner; the owner then removes it. Without it there is no close button. */
  onDismiss?: () => void;
  /** Element that gets focus when the banner is closed, for example the page's heading or the invalid field. */
  focusAfterDismiss?: RefObject<HTMLElement | null>;
  /** Whether the banner is announced when it appears. Use `assertive` only for urgent messages. @default 'off' */
  announce?: Announcement;
}

/** A message about the whole page, at full width under the header. See Banner.spec.md. */
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
  const { region, content } = useAnnounced(announce);
  return (
    <Root data-tone={tone} {...(announce === 'off' && { role: 'region', 'aria-labelledby': titleId })}>
      <Inside>
        <Mark>
          <Icon name={iconByTone[tone]} />
        </Mark>
        <div {...region}>
          <Words {...content}>
            <Title id={titleId}>
              <VisuallyHidden>{words[tone]}:</VisuallyHidden> {title}
            </Title>
            {children !== undefined && <div>{children}</div>}
          </Words>
        </div>
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

const Root = styled.div`
  ${toneLook}
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
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
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

/* The 44 px target extends beyond the row, so that the icon is level with the title. */
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
