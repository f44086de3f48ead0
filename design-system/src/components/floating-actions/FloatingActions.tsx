import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { isClear, watchStart } from './floating-place.ts';
import { words as own } from './words.ts';

export interface FloatingActionsProps {
  /** The contact link. Omit it on a page with other contact options. */
  contact?: {
    href: string;
    /** Accessible name. */
    label: string;
    /** Shown beside the link on hover and focus; its accessible description. */
    tooltip: string;
    onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  /** The button that opens the consent choice again. Omit it before a choice was made. */
  revoke?: {
    label: string;
    onPress: () => void;
    /** Whether it gets focus when it appears, after a choice that it had opened. @default false */
    takesFocus?: boolean;
  };
  /** Id of the element at the start of the page: while it is out of view, no button floats. */
  startMarkerId: string;
  /** Visible part of the marker, from 0 to 1, below which it counts as out of view. */
  threshold: number;
  /** Selector of elements whose text must never be covered; the buttons hide while they would cover some. */
  keepsClearOf?: string;
  /** Name of the landmark. @default 'Contato e privacidade' */
  label?: string;
}

/**
 * Buttons that float over the start of a page: contact at the right, consent at the left. See FloatingActions.spec.md.
 */
export function FloatingActions({
  contact,
  revoke,
  startMarkerId,
  threshold,
  keepsClearOf,
  label,
}: FloatingActionsProps) {
  const words = useMessages('floatingActions', own);
  const isStartInView = useStartInView(startMarkerId, threshold);
  const shared = { isStartInView, keepsClearOf };
  if (!contact && !revoke) return null;
  return (
    <Root aria-label={label ?? words.label}>
      {contact && (
        <Floating side="end" {...shared}>
          {() => <Contact {...contact} />}
        </Floating>
      )}
      {revoke && (
        <Floating side="start" {...shared}>
          {(state) => <Revoke {...revoke} state={state} />}
        </Floating>
      )}
    </Root>
  );
}

function useStartInView(id: string, threshold: number): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const marker = document.getElementById(id);
    return marker ? watchStart(marker, threshold, setIsInView) : undefined;
  }, [id, threshold]);
  return isInView;
}

/** Whether the element covers no content; undefined before the first measurement. */
function useIsClear(place: RefObject<HTMLElement | null>, keepsClearOf: string | undefined, isWatching: boolean) {
  const [isFree, setIsFree] = useState<boolean>();
  useEffect(() => {
    const element = place.current;
    if (!element || !isWatching) return;
    const look = () => setIsFree(keepsClearOf === undefined || isClear(element, keepsClearOf));
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [place, keepsClearOf, isWatching]);
  return isFree;
}

interface FloatingProps {
  side: 'start' | 'end';
  isStartInView: boolean;
  keepsClearOf: string | undefined;
  children: (state: FloatingState) => ReactNode;
}

interface RevokeProps extends NonNullable<FloatingActionsProps['revoke']> {
  state: FloatingState;
}

/** `waiting`: not measured yet. */
type FloatingState = 'shown' | 'waiting' | 'hidden';

function Floating({ side, isStartInView, keepsClearOf, children }: FloatingProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFree = useIsClear(place, keepsClearOf, isStartInView);
  const state: FloatingState = isStartInView && isFree !== false ? (isFree ? 'shown' : 'waiting') : 'hidden';
  return (
    <Place ref={place} data-side={side} data-state={state}>
      {children(state)}
    </Place>
  );
}

function Revoke({ label, onPress, takesFocus = false, state }: RevokeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shouldFocus = useRef(takesFocus);
  useEffect(() => {
    if (state === 'waiting') return;
    if (state === 'shown' && shouldFocus.current) button.current?.focus();
    shouldFocus.current = false;
  }, [state]);
  return (
    <RevokeButton ref={button} type="button" aria-label={label} onClick={onPress}>
      <Icon name="cookie" size="small" />
    </RevokeButton>
  );
}

function Contact({ href, label, tooltip, onPress }: NonNullable<FloatingActionsProps['contact']>) {
  const tooltipId = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  // On the document, because a visitor who hovers has focus elsewhere (WCAG 1.4.13).
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  return (
    <>
      <Tooltip id={tooltipId} role="tooltip" data-dismissed={isDismissed}>
        {tooltip}
      </Tooltip>
      <ContactLink
        href={href}
        aria-label={label}
        aria-describedby={tooltipId}
        onClick={onPress}
        onFocus={() => setIsDismissed(false)}
        onPointerEnter={() => setIsDismissed(false)}
      >
        <Icon name="chat" />
      </ContactLink>
    </>
  );
}

/* In a small window the buttons are hidden until script has measured that they cover nothing. In a window as low as the
   consent banner's, and without script, they end the page. */
const Root = styled.section`
  @media (min-height: 34rem) {
    /* While no button floats there is no landmark. */
    &:not(:has(> :not([data-state='hidden']))) {
      visibility: hidden;
    }
  }
  @media (scripting: none), (max-height: 33.99rem) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: flex-end;
    padding: var(--space-4) var(--gutter);
  }
  @media print {
    display: none;
  }
`;

const Place = styled.div`
  position: fixed;
  z-index: var(--layer-floating);
  bottom: calc(var(--space-4) + var(--bar-height, 0px) + var(--consent-height, 0px) + env(safe-area-inset-bottom));
  display: flex;
  gap: var(--space-3);
  align-items: center;
  /* Not of the visibility: at the start of such a transition a button can't be focused yet. */
  transition: opacity var(--duration-medium) var(--ease-out);
  &[data-side='end'] {
    inset-inline-end: var(--space-4);
  }
  &[data-side='start'] {
    inset-inline-start: var(--space-4);
  }
  &[data-state='hidden'] {
    visibility: hidden;
    opacity: 0;
  }
  @media (max-width: 63.99rem), (max-height: 54.99rem) {
    &[data-state='waiting'] {
      visibility: hidden;
      opacity: 0;
    }
  }
  @media (min-width: 64rem) {
    bottom: calc(var(--space-6) + var(--bar-height, 0px) + var(--consent-height, 0px));
    &[data-side='end'] {
      inset-inline-end: var(--space-5);
    }
    &[data-side='start'] {
      /* In the margin, because rows start with text that it would cover. */
      inset-inline-start: clamp(var(--space-1), (100vw - var(--width-page)) / 2 - 3.25rem, var(--space-5));
    }
  }
  @media (scripting: none), (max-height: 33.99rem) {
    position: static;
    &[data-side] {
      visibility: visible;
      opacity: 1;
    }
  }
  @media (scripting: none) {
    &[data-side='start'] {
      display: none;
    }
  }
`;

const round = css`
  display: grid;
  place-items: center;
  border-radius: 50%;
  transition: background-color var(--duration-short) var(--ease-out);
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

const ContactLink = styled(Anchor)`
  ${round}
  --_edge: var(--shadow-floating), inset 0 0 0 1px var(--color-border-on-stage);
  width: 3.25rem;
  height: 3.25rem;
  background: var(--color-surface-ink);
  box-shadow: var(--_edge);
  color: var(--color-text-on-ink);
  &:hover {
    background: var(--color-action-background);
    color: var(--color-action-text);
  }
  @media (min-width: 64rem) {
    width: 3.75rem;
    height: 3.75rem;
  }
`;

const RevokeButton = styled.button`
  ${round}
  --_edge: var(--shadow-floating);
  width: var(--size-target);
  height: var(--size-target);
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  color: var(--color-text);
  &:hover {
    background: var(--color-surface-sunken);
  }
`;

/* Absolutely positioned: while invisible it must not count as covering the page. */
const Tooltip = styled.span`
  position: absolute;
  inset-inline-end: calc(100% + var(--space-3));
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface-raised);
  border-radius: var(--radius-control);
  box-shadow: var(--shadow-floating);
  font-weight: 500;
  white-space: nowrap;
  opacity: 0;
  visibility: hidden;
  transition:
    opacity var(--duration-short) var(--ease-out),
    visibility var(--duration-short);
  :is(:hover, :focus-within) > &[data-dismissed='false'] {
    visibility: visible;
    opacity: 1;
  }
  /* The pointer crosses it from the link to the tooltip, which stays meanwhile. */
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    width: var(--space-3);
  }
  @media (scripting: none), (max-height: 33.99rem) {
    position: static;
    white-space: normal;
    visibility: visible;
    opacity: 1;
    &::after {
      content: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
