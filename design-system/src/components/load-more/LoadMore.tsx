import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden, liveRegion } from '../../layout/index.ts';
import { BusyFaces } from '../button/BusyFaces.tsx';
import { buttonLook } from '../button/look.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { words as own } from './words.ts';

export interface LoadMoreProps {
  /** Number of items in the list. */
  shown: number;
  /** Total number of items. Without it the total is unknown, and `hasMore` marks the end. */
  total?: number;
  /** Whether more items can be loaded. @default `shown` is less than `total` */
  hasMore?: boolean;
  /** Called to load the next items; never while loading. */
  onLoad: () => void;
  /** URL of the page with the next items: followed without script, or in a new tab. */
  href?: string;
  /** Whether the next items are loading or have failed to load. @default 'idle' */
  status?: 'idle' | 'loading' | 'error';
  /** Label of the button, with its object ("Mostrar mais carros"). @default 'Mostrar mais' */
  label?: string;
  /** Label of the button while loading. @default 'Carregando mais' */
  busyLabel?: string;
  /** The failure, and that nothing is lost. */
  errorMessage?: string;
  /** Label of the button after a failure. @default 'Tentar novamente' */
  retryLabel?: string;
  /**
   * The list element, with one child per item. With it, focus moves to the first new item. Without it, focus stays on
   * the button while there is one.
   */
  list?: RefObject<HTMLElement | null>;
}

const focusableSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary';

/** A button that loads more items of a list. See LoadMore.spec.md. */
export function LoadMore({
  shown,
  total,
  hasMore = total === undefined || shown < total,
  onLoad,
  href,
  status = 'idle',
  label,
  busyLabel: busyLabelGiven,
  errorMessage,
  retryLabel,
  list,
}: LoadMoreProps) {
  const words = useMessages('loadMore', own);
  const busyLabel = busyLabelGiven ?? words.loading;
  const errorId = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const control = useRef<HTMLElement>(null);
  const shownWhenPressed = useRef<number>(undefined);
  const isLoading = status === 'loading';
  const hasFailed = status === 'error';

  useEffect(() => {
    const firstNew = shownWhenPressed.current;
    if (firstNew === undefined || shown <= firstNew) return;
    shownWhenPressed.current = undefined;
    // A visitor who has moved focus meanwhile keeps it.
    const hasMovedFocus = document.activeElement !== control.current && document.activeElement !== document.body;
    if (hasMovedFocus) return;
    const item = list?.current?.children[firstNew];
    if (item instanceof HTMLElement) focusIn(item);
    else if (!hasMore) count.current?.focus();
  }, [shown, hasMore, list]);

  const face = {
    'data-variant': 'secondary',
    'aria-disabled': isLoading || undefined,
    'aria-describedby': hasFailed ? errorId : undefined,
    onClick: (event: MouseEvent) => {
      if (isNewTab(event)) return;
      event.preventDefault();
      if (isLoading) return;
      shownWhenPressed.current = shown;
      onLoad();
    },
    children: (
      <BusyFaces isBusy={isLoading} busyLabel={busyLabel}>
        {hasFailed && <Icon name="refresh" size="small" />}
        {hasFailed ? (retryLabel ?? words.retry) : (label ?? words.load)}
      </BusyFaces>
    ),
  };
  return (
    <Root>
      <Count ref={count} tabIndex={-1} {...liveRegion}>
        {words.count(shown, total)}
        {isLoading && ' '}
        {isLoading && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
      </Count>
      {total !== undefined && total > 0 && (
        <Meter aria-hidden="true">
          <Share style={{ '--_share': Math.min(shown / total, 1) }} />
        </Meter>
      )}
      {hasFailed && <Failure id={errorId}>{errorMessage ?? words.failed}</Failure>}
      {hasMore && href !== undefined && (
        <MoreLink {...face} href={href} ref={control as RefObject<HTMLAnchorElement>} />
      )}
      {hasMore && href === undefined && (
        <MoreButton {...face} type="button" ref={control as RefObject<HTMLButtonElement>} />
      )}
    </Root>
  );
}

function Failure({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Message id={id} role="alert">
      <Icon name="warning" size="small" />
      {children}
    </Message>
  );
}

/** Whether the browser will open the URL in another tab or window. */
function isNewTab({ metaKey, ctrlKey, shiftKey, currentTarget }: MouseEvent): boolean {
  return currentTarget instanceof HTMLAnchorElement && (metaKey || ctrlKey || shiftKey);
}

function focusIn(item: HTMLElement) {
  const target = item.querySelector<HTMLElement>(focusableSelector);
  if (!target) item.tabIndex = -1;
  (target ?? item).focus();
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

const Count = styled.p`
  border-radius: var(--radius-small);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: var(--leading-small);
`;

const Meter = styled.div`
  width: 100%;
  height: 4px;
  background: var(--color-border-ground);
  @media (min-width: 48rem) {
    width: min(100%, 20rem);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Share = styled.div`
  width: calc(var(--_share) * 100%);
  height: 100%;
  background: var(--color-text);
  transition: width var(--duration-long) var(--ease-out);
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Message = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  color: var(--color-feedback-danger);
  font-weight: 560;
`;

const controlLook = css`
  ${buttonLook}
  &[aria-disabled] {
    transform: none;
    cursor: progress;
  }
  margin-top: var(--space-1);
  @media (max-width: 47.99rem) {
    width: 100%;
  }
`;

const MoreLink = styled(Anchor)`
  ${controlLook}
`;

const MoreButton = styled.button`
  ${controlLook}
`;
