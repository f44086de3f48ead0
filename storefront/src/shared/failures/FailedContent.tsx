import { useCallback, useState } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Notice, EmptyState, type EmptyStateProps } from '@signdrive/design-system/patterns';
import type { Loadable } from '../loading/loadable.ts';
import { failedAgain, retryBusyLabel, retryLabel } from './error-copy.ts';

export interface FailedNoticeProps {
  retry: Retry;
  /** The missing content, in a sentence. */
  title: string;
  /** The data that are safe, and the next action. */
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

export interface FailedStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  retry: Retry;
  /** The missing content, in a sentence. */
  title: string;
  /** The data that are safe, and the next action. */
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

/**
 * State of a failed load with a retry button, for FailedNotice and FailedState. During a retry the notice stays, and
 * its button keeps focus and shows the progress. When the notice is removed after a success, focus moves from the
 * button to the section.
 * Announcements: a failure that is rendered with its section is silent. A later failure responds to a choice, a press
 * or a skeleton, and is announced at once. It is assertive, because a polite region that is rendered together with its
 * text isn't announced. Each further failed retry is announced.
 * @param placeId id of the section, an element that exists before and after
 */
export function useRetry(status: Loadable<unknown>['status'], retry: () => void, placeId: string) {
  const [tried, setTried] = useState<'not' | 'underWay' | 'inVain'>('not');
  const [cameWithPart, setCameWithPart] = useState(status === 'error');
  const [lastStatus, setLastStatus] = useState(status);
  const isAsking = tried === 'underWay';
  const isShown = status === 'error' || (isAsking && status === 'loading');
  if (status !== lastStatus) {
    setLastStatus(status);
    if (status !== 'loading') setTried(isAsking && status === 'error' ? 'inVain' : 'not');
    if (!isShown) setCameWithPart(false);
  }
  const ref = useFocusFallback(placeId);
  return {
    /** True if the load has failed, or is being retried after a failure. */
    isShown,
    announce: cameWithPart ? ('off' as const) : ('assertive' as const),
    button: {
      ref,
      children: retryLabel,
      isBusy: isAsking,
      busyLabel: retryBusyLabel,
      outcome: tried === 'inVain' ? failedAgain : undefined,
      onPress: () => {
        setTried('underWay');
        retry();
      },
    },
  };
}

/**
 * Returns a ref for an element that may be removed after a request: the focus in it then moves to another element.
 * @param placeId id of an element that exists before and after
 */
export function useFocusFallback(placeId: string) {
  return useCallback(
    (removed: HTMLElement | null) => () => {
      const place = document.getElementById(placeId);
      // Still in the document: React detaches refs before it removes elements.
      if (!removed?.contains(document.activeElement) || !place) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    },
    [placeId],
  );
}

export type Retry = ReturnType<typeof useRetry>;
