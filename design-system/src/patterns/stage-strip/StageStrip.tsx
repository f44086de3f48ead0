import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface StageStripProps {
  /** A CarPicture without a label, whose tyres touch the strip's lower edge. */
  car: ReactNode;
  /** The car with its configuration. */
  title: ReactNode;
  /** Colour and version, below the title. */
  subtitle?: ReactNode;
}

/**
 * Keeps the car of an OfferStage in view below 64rem while the visitor configures it. Put it first in the block of the
 * configuration, right after the stage, from under which it slides out. See StageStrip.spec.md.
 */
export function StageStrip({ car, title, subtitle }: StageStripProps) {
  return (
    <Strip aria-hidden data-surface="stage" data-screen>
      <Car>{car}</Car>
      <Words>
        <Line>{title}</Line>
        {subtitle !== undefined && <Line data-muted>{subtitle}</Line>}
      </Words>
    </Strip>
  );
}

/* It takes no room in the flow: its position is the end of the stage, which covers it. */
const Strip = styled.div`
  --_height: 4rem;
  display: none;
  @media screen and (max-width: 63.99rem) and (min-height: 34rem) {
    position: sticky;
    top: var(--header-bottom, 0px);
    z-index: calc(var(--layer-sticky) - 1);
    display: flex;
    gap: var(--space-4);
    align-items: center;
    height: var(--_height);
    margin-top: calc(-1 * var(--_height));
    padding-inline: var(--gutter);
    overflow: clip;
    background: var(--color-surface-stage);
    border-bottom: 1px solid var(--color-border-stage-line);
    pointer-events: none;
    transition: top var(--duration-long) var(--ease-out);
    /* Focused elements are scrolled clear of it (WCAG 2.4.11). */
    :root:has(&) {
      scroll-padding-top: calc(var(--size-header) + 4.5rem);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Car = styled.div`
  flex: none;
  align-self: end;
  /* Leaves room for the words where text is enlarged in a narrow window. */
  width: min(7.5rem, 37.5vw);
`;

const Words = styled.div`
  min-width: 0;
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

/* At most two lines and one fit. */
const Line = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 560;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &[data-muted] {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--color-text-on-stage-muted);
    font-weight: 400;
  }
`;
