import { createElement, useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { FailedNotice, type Retry } from '../failures/FailedContent.tsx';
import { onDemandCopy, useRetriedPart } from './use-on-demand.ts';

export interface OnDemandProps<Props extends object> {
  /** Imports the part; the same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the part. */
  props: Props;
  /** Rendered while the part is loading. */
  fallback: ReactNode;
  /** Id of the part's opener or heading, which gets focus when the message of a failure is removed. */
  openerId: string;
  /** Rendered in place of the part if its chunk could not be loaded. The page around it stays. @default `NotOpened` */
  renderFailure?: (retry: Retry) => ReactNode;
}

/** A part that the visitor has opened, whose chunk is loading. */
export function OnDemand<Props extends object>({
  load,
  props,
  fallback,
  openerId,
  renderFailure = renderNotOpened,
}: OnDemandProps<Props>) {
  const { Part, retry } = useRetriedPart(load, true, openerId);
  // Rendered once the message is removed: a dialog then finds its opener focused, and returns the focus to it.
  const Shown = useDeferredValue(Part);
  if (Shown) return createElement(Shown, props);
  return retry.isShown ? renderFailure(retry) : fallback;
}

/** The message that a part could not be opened, with a retry. */
export function NotOpened({ retry }: { retry: Retry }) {
  return (
    <div ref={reveal}>
      <FailedNotice retry={retry} tone="danger" title={onDemandCopy.failed} text={onDemandCopy.failedNext} />
    </div>
  );
}

const renderNotOpened = (retry: Retry) => <NotOpened retry={retry} />;

/** The opener may be far away, such as one of many cards. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });
