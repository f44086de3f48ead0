import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { unknownPaint } from '#/domain/offer/offer.ts';

export interface CarStageProps {
  /** Slug of the car; a placeholder replaces a missing drawing. */
  model: string;
  paint?: string | undefined;
  /** One fact beside the car; on a phone below it. */
  fact?: { label: string; value: ReactNode } | undefined;
}

/** The car of an order, with its most important day. */
export function CarStage({ model, paint = unknownPaint, fact }: CarStageProps) {
  return (
    <Ground>
      <Car>
        <CarDrawing model={model} paint={paint} />
      </Car>
      {fact && (
        <Fact>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </Fact>
      )}
    </Ground>
  );
}

const Ground = styled.div`
  --_ground: var(--color-border-ground);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-top: var(--space-5);
  background: linear-gradient(var(--color-surface-raised), var(--color-surface-sunken));

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-5);
    align-items: end;
    padding-inline: var(--space-6);
    border-bottom: 1px solid var(--_ground);
  }
`;

const Car = styled.div`
  width: min(15rem, 78%);
  margin-inline: auto;

  @media (max-width: 47.99rem) {
    width: 100%;
    border-bottom: 1px solid var(--_ground);

    & > svg {
      width: min(15rem, 78%);
      margin-inline: auto;
    }
  }
  @media (min-width: 48rem) {
    width: 17rem;
    margin-inline: 0;
  }
`;

const Fact = styled.dl`
  padding: var(--space-3) var(--space-5);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    line-height: var(--leading-small);
  }
  dd {
    font-family: var(--font-display);
    font-size: var(--text-title);
    font-stretch: 101%;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: var(--leading-title);
  }

  @media (min-width: 48rem) {
    padding: 0 0 var(--space-4);
    text-align: end;
  }
`;
