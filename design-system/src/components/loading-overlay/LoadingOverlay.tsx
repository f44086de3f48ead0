import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { useAnnounced } from '../../foundations/use-announced.ts';
import { words as own } from './words.ts';

export interface LoadingOverlayProps {
  /** Visible and announced text. @default 'Carregando…' */
  label?: string;
  /** Whether the page stays usable: the overlay is a line at the bottom of the window. @default false */
  isPassable?: boolean;
}

/**
 * Covers the page while it loads (spec 2.1). It works without script, so also while the page is streaming. It appears
 * after 200 ms, so that a quick load doesn't flash.
 */
export function LoadingOverlay({ label, isPassable = false }: LoadingOverlayProps) {
  const words = useMessages('loadingOverlay', own);
  const { region, content } = useAnnounced('polite');
  return (
    <Cover {...region} data-passable={isPassable || undefined}>
      <Spinner aria-hidden="true" />
      <Label {...content}>{label ?? words.label}</Label>
    </Cover>
  );
}

/* Visible is the final state and hidden only the first frame, so that it appears without animations (reduced
   motion), too. */
const appear = keyframes`from { visibility: hidden; }`;
const turn = keyframes`to { rotate: 1turn; }`;

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-overlay);
  display: grid;
  gap: var(--space-4);
  place-content: center;
  justify-items: center;
  padding-inline: var(--gutter);
  background: var(--color-surface-canvas);
  color: var(--color-text);
  animation: ${appear} 1ms 200ms backwards;
  &[data-passable] {
    inset: auto 0 var(--space-4);
    grid-auto-flow: column;
    align-items: center;
    gap: var(--space-3);
    width: fit-content;
    max-width: calc(100% - 2 * var(--space-4));
    margin-inline: auto;
    padding: var(--space-3) var(--space-5);
    border-radius: var(--radius-control);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-floating);
    pointer-events: none;
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

const Spinner = styled.span`
  width: 2rem;
  height: 2rem;
  border: 3px solid var(--color-border-ground);
  border-block-start-color: var(--color-selection-background);
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  @media (forced-colors: active) {
    border-block-start-color: Canvas;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const Label = styled.p`
  font-size: var(--text-lead);
  font-weight: 560;
  line-height: var(--leading-lead);
  text-align: center;
  text-wrap: balance;
`;
