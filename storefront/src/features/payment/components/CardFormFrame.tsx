import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { Stack } from '@signdrive/design-system/layout';
import { lookAt, type CardFormLook, type CardFormMessage, type OpenedCardForm } from '../card-form/provider.ts';
import { paymentCopy } from '../payment.copy.ts';

export interface CardFormFrameProps {
  /** Returns the form, once, in the browser. Undefined until it may load: a placeholder is rendered. */
  open: ((look: CardFormLook) => OpenedCardForm) | undefined;
  /** Receives the form's messages, after their window, origin and nonce were verified. */
  onMessage: (message: CardFormMessage) => void;
  /** The frame was mounted and starts to load. */
  onMount: () => void;
  /** The frame is removed while it has focus. */
  onFocusLost: () => void;
}

/**
 * The provider's form in a frame. Its fields are on the provider's site, so their values can't be read here. The frame
 * is in the tab order, like its fields. Until it is ready, a skeleton of the same size has a loading text.
 */
export function CardFormFrame({ open, ...rest }: CardFormFrameProps) {
  return open ? <LoadedFrame open={open} {...rest} /> : <Place isReady={false} />;
}

function LoadedFrame({
  open,
  onMessage,
  onMount,
  onFocusLost,
}: CardFormFrameProps & { open: (look: CardFormLook) => OpenedCardForm }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [form] = useState(() => open(lookAt(document.documentElement)));
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState<number>();

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    // Any window may post messages here, so window, origin and nonce are verified.
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    const message = form.read(event);
    if (!message) return;
    if (message.type === 'resized') setHeight(message.height);
    else setIsReady(true);
    onMessage(message);
  });
  const mounted = useEffectEvent(onMount);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('message', hear, { signal: listening.signal });
    mounted();
    return () => listening.abort();
  }, []);

  const lost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element && document.activeElement === element) lost();
    };
  }, []);

  return (
    <Place isReady={isReady}>
      <Frame
        ref={frame}
        src={form.src}
        title={paymentCopy.frame}
        // The permissions that a form needs. It can't navigate the page or open windows.
        sandbox="allow-scripts allow-same-origin allow-forms"
        data-ready={isReady || undefined}
        style={{ '--_height': height === undefined ? undefined : `${height}px` }}
      />
    </Place>
  );
}

function Place({ isReady, children }: { isReady: boolean; children?: React.ReactNode }) {
  return (
    <Root>
      {!isReady && (
        <Waiting>
          <SkeletonGroup label={paymentCopy.frameLoading}>
            <Stack gap={5}>
              <Skeleton look="title" width="medium" />
              <Skeleton look="control" />
              <Skeleton look="control" />
              <Skeleton look="control" />
              <Skeleton look="control" width="medium" />
            </Stack>
          </SkeletonGroup>
        </Waiting>
      )}
      {children}
    </Root>
  );
}

/* The form has padding for focus rings at its edges. A negative margin aligns its fields with the page. */
const Root = styled.div`
  display: grid;
  margin-inline: calc(-1 * var(--space-2));
  grid-template-columns: minmax(0, 1fr);
`;

/* Skeleton and form share one grid area, so that nothing moves when the form is ready. */
const Waiting = styled.div`
  grid-area: 1 / 1;
  padding: var(--space-2);
`;

const Frame = styled.iframe`
  grid-area: 1 / 1;
  width: 100%;
  height: var(--_height, 32rem);
  border: 0;
  color-scheme: light;
  visibility: hidden;
  &[data-ready] {
    visibility: visible;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
