import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Text as AriaText } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { css, keyframes, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useAnnounced } from '../../foundations/use-announced.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import type { ToastAction, ToastMessage, ToastQueue, ToastTone } from './toast-queue.ts';
import { useToastFocus } from './use-toast-focus.ts';
import { words as own } from './words.ts';

export interface ToastRegionProps {
  /** Queue of messages, from `createToastQueue`: `show` adds one, `close` removes it by its key. */
  queue: ToastQueue;
  /** Name of the landmark; F6 moves to it. @default 'Avisos' */
  label?: string;
}

const iconByTone = { info: 'info', success: 'check', error: 'alert' } as const satisfies Record<ToastTone, IconName>;

/** Renders the toasts of a queue over the page. Mount it once, at any time: earlier messages wait in the queue. */
export function ToastRegion({ queue, label }: ToastRegionProps) {
  const words = useMessages('toast', own);
  const count = useSyncExternalStore(
    (notify) => queue.source.subscribe(notify),
    queue.count,
    () => 0,
  );
  // React Aria registers the landmark when the region mounts, and only if it has an element then. Mounted empty, F6
  // would never reach it.
  if (count === 0) return null;
  function closeOnEscape(event: KeyboardEvent) {
    const [visible] = queue.source.visibleToasts;
    if (event.key !== 'Escape' || !visible) return;
    // A dialog of the page stays open.
    event.stopPropagation();
    queue.close(visible.content.key);
  }
  return (
    <Region
      queue={queue.source}
      aria-label={label ?? words.label}
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is in the props
      render={(props) => <div {...props} onKeyDown={closeOnEscape} />}
    >
      {({ toast }) => <Message toast={toast} queue={queue} waiting={count - 1} />}
    </Region>
  );
}

interface MessageProps {
  toast: QueuedToast<ToastMessage>;
  queue: ToastQueue;
  /** Number of toasts behind it. */
  waiting: number;
}

function Message({ toast, queue, waiting }: MessageProps) {
  const words = useMessages('toast', own);
  const element = useRef<HTMLDivElement>(null);
  useToastFocus(element);
  const { region } = useAnnounced('assertive');
  const { key, title, description, tone = 'info', action } = toast.content;
  const close = () => queue.close(key);
  return (
    <Toast
      ref={element}
      toast={toast}
      data-tone={tone}
      data-surface="stage"
      // Chromium announces an `alertdialog` as an alert, besides the alert inside.
      render={(props) => <div {...props} role="group" aria-modal={undefined} />}
    >
      <Mark>
        <Icon name={iconByTone[tone]} />
      </Mark>
      {/* The spaces separate the texts of the announcement. */}
      <Content render={(props) => <div {...props} {...region} />}>
        <Title slot="title">{title}</Title>{' '}
        {description !== undefined && <Description slot="description">{description}</Description>}{' '}
        {waiting > 0 && (
          <Waiting>
            <span aria-hidden>+{waiting}</span>
            <VisuallyHidden>{words.waiting(waiting)}</VisuallyHidden>
          </Waiting>
        )}
      </Content>
      <Close slot="close" aria-label={words.close}>
        <Icon name="close" />
      </Close>
      {action && <ToastActionControl action={action} onDone={close} />}
    </Toast>
  );
}

function ToastActionControl({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  function act() {
    action.onPress?.();
    onDone();
  }
  if (action.href === undefined) return <ActionButton onPress={act}>{action.label}</ActionButton>;
  return (
    <ActionLink href={action.href} onClick={act}>
      {action.label}
    </ActionLink>
  );
}

const drop = keyframes`from { opacity: 0; transform: translateY(-0.5rem); }`;

const Region = styled(AriaToastRegion<ToastMessage>)`
  position: fixed;
  top: max(var(--space-4), env(safe-area-inset-top));
  inset-inline: var(--space-4);
  z-index: var(--layer-toast);
  border-radius: var(--radius-control);
  @media (min-width: 48rem) {
    inset-inline: auto var(--space-6);
    top: var(--space-6);
    width: 25rem;
  }
  /* In the header's band with a usual message of two lines; sticky elements start below it. */
  @media (min-width: 64rem) {
    top: var(--space-5);
    width: max-content;
    min-width: 25rem;
    max-width: 32rem;
  }
`;

const Toast = styled(AriaToast<ToastMessage>)`
  --toast-tone: var(--color-text-on-ink);
  /* The line separates it from the dark stage of an offer. */
  --_edge: var(--shadow-floating), inset 0 0 0 1px var(--color-border-on-stage);
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: start;
  /* A long message of a service, at 400 % zoom. */
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow-y: auto;
  padding-block: var(--space-4);
  padding-inline: var(--space-4) var(--space-2);
  background: var(--color-surface-ink);
  border-radius: var(--radius-control);
  box-shadow: var(--_edge);
  color: var(--color-text-on-ink);
  animation: ${drop} var(--duration-long) var(--ease-out);
  &[data-tone='success'] {
    --toast-tone: var(--color-feedback-success-on-ink);
  }
  &[data-tone='error'] {
    --toast-tone: var(--color-feedback-danger-on-ink);
  }
  /* Inside the toast: the reversed ring is invisible on the page's light background. */
  &:focus-visible {
    outline-offset: -0.375rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Mark = styled.span`
  color: var(--toast-tone);
`;

const Content = styled(AriaToastContent)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: var(--space-1);
`;

const Title = styled(AriaText)`
  font-weight: 600;
`;

const Description = styled(AriaText)`
  grid-column: 1 / -1;
  text-wrap: pretty;
`;

/* In the title's line: another line would make the toast taller than the header's band. */
const Waiting = styled.span`
  grid-area: 1 / 2;
  margin-inline-start: var(--space-3);
  font-variant-numeric: tabular-nums;
`;

const Close = styled(AriaButton)`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  margin-block: calc((1.5rem - var(--size-target)) / 2);
  border-radius: var(--radius-control);
  &[data-hovered] {
    background: color-mix(in oklab, currentColor 14%, transparent);
  }
`;

const actionLook = css`
  grid-column: 2;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: var(--size-target);
  margin-bottom: calc(var(--space-3) * -1);
  border-radius: var(--radius-small);
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
`;

const ActionButton = styled(AriaButton)`
  ${actionLook}
  &[data-hovered] {
    text-decoration-thickness: 2px;
  }
`;

const ActionLink = styled(Anchor)`
  ${actionLook}
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
