import { Button } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import type { Retry } from './retry.ts';

export interface FailedNoticeProps {
  retry: Retry;
  /** What isn't there, in a sentence. */
  title: string;
  /** What is safe, and what to do. */
  text?: string;
  /** `danger` where nobody can go on without it. @default 'warning' */
  tone?: 'warning' | 'danger';
}

/**
 * In the place of a part of a page that could not be loaded, while it is asked for again too; otherwise nothing. What
 * the page or a list is there for has a FailedState.
 */
export function FailedNotice({ retry, title, text, tone = 'warning' }: FailedNoticeProps) {
  if (!retry.isShown) return null;
  return (
    <Notice
      tone={tone}
      title={title}
      announce={retry.announce}
      actions={<Button {...retry.button} variant="secondary" size="small" />}
    >
      {text}
    </Notice>
  );
}
