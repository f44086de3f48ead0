import { Button } from '@signdrive/design-system/button';
import { EmptyState, type EmptyStateProps } from '@signdrive/design-system/patterns';
import type { Retry } from './retry.ts';

export interface FailedStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  retry: Retry;
  /** What isn't there, in a sentence. */
  title: string;
  /** What is safe, and what to do. */
  text: string;
}

/**
 * In the place of what a page or a list is there for, when it could not be loaded, while it is asked for again too;
 * otherwise nothing. A part of a page has a FailedNotice.
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
