import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';

/* Parts of every dialog: a bottom sheet on phones, centred from 48rem on. */

const fadeIn = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(1rem); }`;

/* The visual viewport's height keeps the sheet above the on-screen keyboard. */
/** @internal */
export const Overlay = styled(AriaModalOverlay)`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-overlay);
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: var(--visual-viewport-height, 100dvh);
  background: var(--color-surface-overlay);
  animation: ${fadeIn} var(--duration-long) var(--ease-out);
  /* The page stays dark while a dialog replaces another one. */
  &[data-dialog='next'] {
    animation: none;
  }
  @media (min-width: 48rem) {
    align-items: center;
    padding: var(--space-6);
  }
`;

/** @internal */
export const Panel = styled(AriaModal)`
  --_inset: var(--gutter);
  position: relative;
  display: flex;
  width: 100%;
  max-height: 94%;
  /* Clip, because a hidden overflow can still be scrolled by focus, which leaves an empty foot. */
  overflow: clip;
  background: var(--color-surface-raised);
  border-radius: var(--radius-panel) var(--radius-panel) 0 0;
  box-shadow: var(--shadow-dialog);
  animation: ${rise} var(--duration-long) var(--ease-out);
  @media (min-width: 48rem) {
    --_inset: var(--space-6);
    max-width: 30rem;
    max-height: 100%;
    border-radius: var(--radius-panel);
    &[data-size='large'] {
      max-width: 44rem;
    }
  }
  &:has(> :focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 3px solid var(--color-focus-outer);
    border-radius: inherit;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** @internal */
export const Surface = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  width: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  /* Room for a title of two lines, and for two stacked actions on a phone. */
  scroll-padding-block: 7rem 11rem;
  @media (min-width: 48rem) {
    scroll-padding-block: 7rem 8rem;
  }
  @media (max-height: 28rem) {
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr) auto;
    scroll-padding-block: 5rem;
  }
  /* The panel shows the ring: sticky actions would cover it here. */
  &:focus-visible {
    outline: none;
    box-shadow: none !important;
  }
`;

/* Sticky while the body scrolls; in a low window only the close button is. */
/** @internal */
export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  justify-content: space-between;
  background: var(--color-surface-raised);
  /* Half the body's top padding, and behind the close button: shades scrolled content, but no focus ring. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    z-index: -1;
    height: var(--space-2);
    background: linear-gradient(var(--color-surface-raised), transparent);
    pointer-events: none;
  }
  /* The shade spans the panel: beside the button alone it would cut through lines of text. */
  @media (max-height: 28rem) {
    display: contents;
    &::after {
      position: sticky;
      inset: 0 auto auto;
      z-index: 1;
      grid-row: 1 / 3;
      grid-column: 1 / -1;
      align-self: start;
      height: calc(var(--size-target) + var(--space-5));
      background: linear-gradient(var(--color-surface-raised) calc(100% - var(--space-2)), transparent);
    }
  }
`;

/** @internal */
export const Title = styled(AriaHeading)`
  min-width: 0;
  padding-block: var(--space-5) var(--space-1);
  padding-inline: var(--_inset) 0;
  font-family: var(--font-display);
  font-size: 1.75rem;
  font-stretch: var(--font-display-width);
  font-weight: var(--font-display-weight);
  letter-spacing: calc(var(--font-display-tracking) * 0.6);
  line-height: 2.125rem;
  text-wrap: balance;
  @media (min-width: 48rem) {
    padding-top: var(--space-6);
  }
  /* The title scrolls away over the bar, not under it. */
  @media (max-height: 28rem) {
    position: relative;
    z-index: 2;
    grid-row: 1;
    grid-column: 1;
  }
`;

/** @internal */
export const Close = styled(AriaButton)`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  margin: calc(var(--space-5) + (2.125rem - var(--size-target)) / 2) calc(var(--_inset) - var(--space-3)) 0
    var(--space-3);
  background: var(--color-surface-raised);
  border-radius: var(--radius-control);
  transition: background-color var(--duration-short) var(--ease-out);
  &[data-hovered] {
    background: var(--color-surface-sunken);
  }
  &[data-pressed] {
    transform: translateY(1px);
  }
  @media (min-width: 48rem) {
    margin-top: calc(var(--space-6) + (2.125rem - var(--size-target)) / 2);
  }
  /* Spans the body's row, so that it stays in view at every scroll position. */
  @media (max-height: 28rem) {
    position: sticky;
    top: var(--space-2);
    z-index: 2;
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: start;
  }
`;

/** @internal */
export const Body = styled.div`
  /* Content with a z-index of its own scrolls under the head. */
  isolation: isolate;
  flex: 1 0 auto;
  grid-row: 2;
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-5);
  align-content: start;
  min-width: 0;
  padding: var(--space-4) var(--_inset) var(--space-6);
`;

/** @internal */
export const Actions = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  flex: none;
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  /* Room for the focus ring of each action. */
  gap: var(--space-3);
  padding: var(--space-4) var(--_inset) max(var(--space-4), env(safe-area-inset-bottom));
  background: var(--color-surface-raised);
  border-top: 1px solid var(--color-border-subtle);
  @media (min-width: 48rem) {
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-4) var(--space-5);
  }
  @media (max-height: 28rem) {
    position: static;
  }
`;
