import { styled } from 'styled-components';
import { Icon, type IconName } from '../icon/index.ts';

export interface BadgeProps {
  /** One to five words that carry the whole meaning; the tone only repeats it. */
  children: string;
  /** `accent` is an offer. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'danger' | 'warning';
  /** Icon before the text; it repeats the text's meaning. */
  icon?: IconName;
}

/** A label on something else, never a button. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <Root data-tone={tone}>
      {icon && <Icon name={icon} size="tiny" />}
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  max-width: 100%;
  padding: 0.25rem 0.625rem;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  color: var(--color-text);
  font-size: var(--text-small);
  font-weight: 560;
  line-height: 1.25rem;

  & > span {
    min-width: 0;
  }
  &[data-tone='accent'] {
    background: var(--color-accent-background);
    color: var(--color-text-on-accent);
  }
  &[data-tone='success'] {
    background: var(--color-feedback-success-surface);
    color: var(--color-feedback-success);
  }
  &[data-tone='danger'] {
    background: var(--color-feedback-danger-surface);
    color: var(--color-feedback-danger);
  }
  &[data-tone='warning'] {
    background: var(--color-feedback-warning-surface);
    color: var(--color-feedback-warning);
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
