import { Button } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import type { Retry } from './retry.ts';

export interface FailedNoticeProps {
  retry: Retry;
  /** The missing content, in a sentence. */
  title: string;
  /** What is safe, and what to do. */
  text?: string;
  /** `danger` if the visitor can't continue without the content. @default 'warning' */
  tone?: 'warning' | 'danger';
}

/**
 * Replaces a section that failed to load, also during a retry; otherwise renders nothing. The main content of a page or
 * list has a FailedState.
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
