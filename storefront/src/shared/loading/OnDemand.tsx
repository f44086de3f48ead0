import { createElement, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { FailedNotice, type Retry } from '../failures/FailedContent.tsx';
import { onDemandCopy, useRetriedPart } from './use-on-demand.ts';

export interface OnDemandProps<Props extends object> {
  /** Imports the part. After a change the former part stays, with the fallback, until the new one has loaded. */
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
  const { Part, retry } = useRetriedPart(load, load, openerId);
  const [last, setLast] = useState(() => Part);
  const Latest = Part ?? (retry.isShown ? undefined : last);
  if (Latest !== last) setLast(() => Latest);
  // Rendered once the message is removed: a dialog then finds its opener focused, and returns the focus to it.
  const Shown = useDeferredValue(Latest);
  if (!Shown) return retry.isShown ? renderFailure(retry) : fallback;
  return (
    <>
      {createElement(Shown, props)}
      {!Part && fallback}
    </>
  );
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
