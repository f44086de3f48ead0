import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../components/icon/index.ts';

export interface NoticeProps {
  /** In bold; alone it is the whole notice. */
  title?: ReactNode;
  children?: ReactNode;
  /** `action`: the visitor has something to do. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'action';
  /** In place of the tone's own icon. */
  icon?: IconName;
  /** Whether it is read out when it appears: `polite` after the current words, `assertive` at once. @default 'off' */
  announce?: 'off' | 'polite' | 'assertive';
}

const iconByTone = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'alert',
  action: 'arrow-right',
} as const satisfies Record<NonNullable<NoticeProps['tone']>, IconName>;

const roleByAnnouncement = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Something to know, in the place where it matters. */
export function Notice({ title, children, tone = 'info', icon = iconByTone[tone], announce = 'off' }: NoticeProps) {
  return (
    <Root data-tone={tone} role={roleByAnnouncement[announce]}>
      <Mark>
        <Icon name={icon} />
      </Mark>
      <Words>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
      </Words>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-4) var(--space-5) var(--space-4) 1.125rem;
  background: var(--color-surface-sunken);
  border-radius: var(--radius-card);
  &[data-tone='success'] {
    background: var(--color-feedback-success-surface);
  }
  &[data-tone='warning'] {
    background: var(--color-feedback-warning-surface);
  }
  &[data-tone='danger'] {
    background: var(--color-feedback-danger-surface);
  }
  &[data-tone='action'] {
    background: var(--color-surface-selected);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Mark = styled.span`
  ${Root}[data-tone='success'] > & {
    color: var(--color-feedback-success);
  }
  ${Root}[data-tone='warning'] > & {
    color: var(--color-feedback-warning);
  }
  ${Root}[data-tone='danger'] > & {
    color: var(--color-feedback-danger);
  }
  ${Root}[data-tone='action'] > & {
    color: var(--color-text-link);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: break-word;
`;

const Title = styled.p`
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
`;
