import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { BusyFaces } from '../button/BusyFaces.tsx';
import { buttonLook } from '../button/look.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { words as own } from './words.ts';

export interface LoadMoreProps {
  /** How many items the list shows now. */
  shown: number;
  /** How many there are. Left out, nobody knows, and `hasMore` tells when it ends. */
  total?: number;
  /** Whether there is more to load. @default `shown` is less than `total` */
  hasMore?: boolean;
  /** Called to load the next ones; never while loading. */
  onLoad: () => void;
  /** Address of the page that shows the next ones: followed without script, or in a tab of its own. */
  href?: string;
  /** Whether the next items are loading or failed to load. @default 'idle' */
  status?: 'idle' | 'loading' | 'error';
  /** What the button says, with what comes ("Mostrar mais carros"). @default 'Mostrar mais' */
  label?: string;
  /** Words of the button while the next items load. @default 'Carregando mais' */
  busyLabel?: string;
  /** What went wrong, and that nothing is lost. */
  errorMessage?: string;
  /** Words of the button after loading failed. @default 'Tentar novamente' */
  retryLabel?: string;
  /**
   * The list: each child is an item. With it, focus goes to the first new one; without it, focus stays on the button
   * while there is one.
   */
  list?: RefObject<HTMLElement | null>;
}

const whatTakesFocus = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary';

/** More of a list, when the visitor asks for it. See LoadMore.spec.md. */
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
    // Whoever has gone on meanwhile is not called back.
    const hasGoneOn = document.activeElement !== control.current && document.activeElement !== document.body;
    if (hasGoneOn) return;
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
      <Count ref={count} tabIndex={-1} role="status">
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

/** Whether the browser will open the address somewhere else. */
function isNewTab({ metaKey, ctrlKey, shiftKey, currentTarget }: MouseEvent): boolean {
  return currentTarget instanceof HTMLAnchorElement && (metaKey || ctrlKey || shiftKey);
}

function focusIn(item: HTMLElement) {
  const target = item.querySelector<HTMLElement>(whatTakesFocus);
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
