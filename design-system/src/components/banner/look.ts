import { css } from 'styled-components';
import type { IconName } from '../icon/index.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

/** Icon of each tone, in banners and in notices. */
export const iconByTone = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'alert',
} as const satisfies Record<BannerTone, IconName>;

/** Background of a tone (`data-tone`), and the colour of its icon in `--_mark`. @internal */
export const toneLook = css`
  --_mark: var(--color-text);
  background: var(--color-surface-sunken);

  &[data-tone='success'] {
    --_mark: var(--color-feedback-success);
    background: var(--color-feedback-success-surface);
  }
  &[data-tone='warning'] {
    --_mark: var(--color-feedback-warning);
    background: var(--color-feedback-warning-surface);
  }
  &[data-tone='danger'] {
    --_mark: var(--color-feedback-danger);
    background: var(--color-feedback-danger-surface);
  }
`;

/** @internal */
export const toneTitleLook = css`
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
`;
