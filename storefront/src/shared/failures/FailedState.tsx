import { Button } from '@signdrive/design-system/button';
import { EmptyState, type EmptyStateProps } from '@signdrive/design-system/patterns';
import type { Retry } from './retry.ts';

export interface FailedStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  retry: Retry;
  /** The missing content, in a sentence. */
  title: string;
  /** What is safe, and what to do. */
  text: string;
}

/**
 * Replaces the main content of a page or list that failed to load, also during a retry; otherwise renders nothing. A
 * section of a page has a FailedNotice.
 */
export function FailedState({ retry, title, text, headingLevel }: FailedStateProps) {
  if (!retry.isShown) return null;
  return (
    <EmptyState
      icon="alert"
      headingLevel={headingLevel}
      title={title}
      text={text}
      announce={retry.announce}
      actions={<Button {...retry.button} />}
    />
  );
}
