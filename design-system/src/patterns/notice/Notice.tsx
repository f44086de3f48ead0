import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { iconByTone, toneLook, toneTitleLook, type BannerTone } from '../../components/banner/look.ts';
import { Icon, type IconName } from '../../components/icon/index.ts';
import { useAnnounced, type Announcement } from '../../foundations/use-announced.ts';
import { Cluster } from '../../layout/index.ts';

export interface NoticeProps {
  /** Bold; without children it is the whole notice. */
  title?: ReactNode;
  /** Effect on the visitor. */
  children?: ReactNode;
  /** `action`: the visitor must do something. @default 'info' */
  tone?: BannerTone | 'action';
  /** Replaces the tone's icon. */
  icon?: IconName;
  /** Small buttons or links below the text, the likeliest first. */
  actions?: ReactNode;
  /**
   * Whether the text is announced when it appears; actions aren't, so that a changed one repeats nothing. @default
   * 'off'
   */
  announce?: Announcement;
}

const icons = { ...iconByTone, action: 'arrow-right' } as const satisfies Record<
  NonNullable<NoticeProps['tone']>,
  IconName
>;

/** Information about one part of a page. Use a Banner for the whole page; both share one look. */
export function Notice({ title, children, tone = 'info', icon = icons[tone], actions, announce = 'off' }: NoticeProps) {
  const { region, content } = useAnnounced(announce);
  return (
    <Root data-tone={tone} data-surface="ground">
      <Mark>
        <Icon name={icon} />
      </Mark>
      <div {...region}>
        <Words {...content}>
          {title !== undefined && <Title>{title}</Title>}
          {children !== undefined && <div>{children}</div>}
        </Words>
      </div>
      {actions !== undefined && <Cluster>{actions}</Cluster>}
    </Root>
  );
}

const Root = styled.div`
  ${toneLook}
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  padding-block: var(--space-4);
  padding-inline: 1.125rem var(--space-5);
  border-radius: var(--radius-card);
  & > :last-child {
    grid-column: 2;
  }
  /* Enlarged text on a phone: words would not fit beside the icon. */
  @media (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: var(--space-4);
    & > :last-child {
      grid-column: 1;
    }
  }
  &[data-tone='action'] {
    --_mark: var(--color-text-link);
    background: var(--color-surface-selected);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Mark = styled.span`
  color: var(--_mark);
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
`;

const Title = styled.p`
  ${toneTitleLook}
`;
