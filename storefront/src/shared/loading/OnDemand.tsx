import { createElement, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import { retryLabel } from '../failures/error-copy.ts';
import { useFocusFallback } from '../failures/FailedContent.tsx';
import { onDemandCopy } from './on-demand.copy.ts';
import { useOnDemand } from './use-on-demand.ts';

export interface OnDemandProps<Props extends object> {
  /** Imports the part; the same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the part. */
  props: Props;
  /** Rendered while the part is loading. */
  fallback: ReactNode;
  /** Rendered in place of the part if its chunk could not be loaded. The page around it stays. */
  renderFailure: (retry: () => void) => ReactNode;
}

/** A part that the visitor has opened, whose chunk is loading. */
export function OnDemand<Props extends object>({ load, props, fallback, renderFailure }: OnDemandProps<Props>) {
  const [hasFailed, setHasFailed] = useState(false);
  const Loaded = useOnDemand(
    load,
    !hasFailed,
    useCallback(() => setHasFailed(true), []),
  );
  if (Loaded) return createElement(Loaded, props);
  return hasFailed ? renderFailure(() => setHasFailed(false)) : fallback;
}

export interface NotOpenedProps {
  retry: () => void;
  /** Id of the part's opener or heading, which gets focus when the notice is removed. */
  openerId: string;
}

/** The message that a part could not be opened, with a retry. */
export function NotOpened({ retry, openerId }: NotOpenedProps) {
  const ref = useFocusFallback(openerId);
  return (
    <div ref={reveal}>
      <Notice
        tone="danger"
        title={onDemandCopy.failed}
        announce="assertive"
        actions={
          <Button ref={ref} variant="secondary" size="small" onPress={retry}>
            {retryLabel}
          </Button>
        }
      >
        {onDemandCopy.failedNext}
      </Notice>
    </div>
  );
}

/** The opener may be far away, such as one of many cards. */
const reveal = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });
