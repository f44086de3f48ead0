import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../layout/index.ts';
import { FactsRow, type Fact } from '../facts-row/FactsRow.tsx';

export interface OfferStageProps {
  /** Heading of the page: the car. */
  title: ReactNode;
  /** Version and year. */
  subtitle?: ReactNode;
  /** A sentence about the car. */
  lead?: ReactNode;
  /** Breadcrumbs; hidden on phones to leave room for the price. */
  breadcrumbs?: ReactNode;
  /** Badges: fast delivery, promotion. */
  badges?: ReactNode;
  /** Content of the price: "Mensalidade com tudo incluído". */
  priceLabel?: string;
  /** A Price of size `hero`. */
  price?: ReactNode;
  /** A CarPicture, whose tyres touch the line. */
  car: ReactNode;
  /** Below the line: colour swatches with the colour's name and surcharge as text. */
  swatches?: ReactNode;
  /** The page's main action, at the right of the swatches from 64rem on; below that width the PriceBar has it. */
  action?: ReactNode;
  /** Every cost beside the price; at most six. */
  facts?: ReadonlyArray<Fact>;
}

/** The dark stage at the top of an offer: car, price beside it, costs below. See OfferStage.spec.md. */
export function OfferStage({
  title,
  subtitle,
  lead,
  breadcrumbs,
  badges,
  priceLabel,
  price,
  car,
  swatches,
  action,
  facts = [],
}: OfferStageProps) {
  return (
    <Root data-surface="stage">
      <Wall>
        <Grid>
          <Copy>
            {breadcrumbs !== undefined && <Breadcrumbs>{breadcrumbs}</Breadcrumbs>}
            <Heading level={1} look="display">
              {title}
            </Heading>
            {subtitle !== undefined && (
              <Text look="lead" tone="muted">
                {subtitle}
              </Text>
            )}
            {lead !== undefined && <Text>{lead}</Text>}
            {badges !== undefined && <Badges>{badges}</Badges>}
          </Copy>
          {price !== undefined && (
            <PriceBlock>
              {priceLabel !== undefined && (
                <Text look="small" tone="muted">
                  {priceLabel}
                </Text>
              )}
              {price}
            </PriceBlock>
          )}
          <Car>{car}</Car>
        </Grid>
      </Wall>
      <Floor>
        <FloorPage>
          {(swatches !== undefined || action !== undefined) && (
            <Paint>
              {swatches}
              {action !== undefined && <Action>{action}</Action>}
            </Paint>
          )}
          {facts.length > 0 && <FactsRow facts={facts} />}
        </FloorPage>
      </Floor>
    </Root>
  );
}

/* A StageStrip slides out from under it. */
const Root = styled.section`
  position: relative;
  z-index: var(--layer-sticky);
  background: var(--color-surface-stage);
  overflow: clip;
`;

const Wall = styled.div`
  background: radial-gradient(48rem 26rem at 62% 78%, var(--color-surface-stage-glow), transparent 72%);
  border-bottom: 1px solid var(--color-border-stage-line);
`;

const Grid = styled.div`
  display: grid;
  gap: var(--space-4);
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  padding-top: var(--space-4);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: var(--space-4) var(--gap-grid);
  }
  @media (min-width: 64rem) {
    min-height: 31rem;
    padding-top: 0;
  }
`;

const Copy = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  hyphenate-limit-chars: 14 6 6;
  hyphens: auto;
  @media (min-width: 48rem) {
    z-index: 1;
    grid-row: 1;
    grid-column: 1 / -1;
    align-self: start;
  }
  @media (min-width: 64rem) {
    grid-column: 1 / 8;
    padding-top: var(--space-5);
  }
`;

/* Compensates the links' 44 px targets, which would push the title down. */
const Breadcrumbs = styled.div`
  display: none;
  @media (min-width: 48rem) {
    display: block;
    margin-block: calc((var(--leading-small) - var(--size-target)) / 2)
      calc((var(--leading-small) - var(--size-target)) / 2 + var(--space-2));
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;

const PriceBlock = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  @media (min-width: 48rem) {
    z-index: 1;
    grid-row: 2;
    grid-column: 1 / 7;
    align-self: end;
    padding-bottom: var(--space-6);
  }
`;

const Car = styled.div`
  --_front: var(--gutter);
  /* Ends at the window's edge, or the longest car would lose its tail. */
  --_back: var(--gutter);
  align-self: end;
  width: calc(100% + var(--_front) + var(--_back));
  margin-inline: calc(-1 * var(--_front)) 0;
  @media (min-width: 48rem) {
    grid-row: 1 / 3;
    grid-column: 6 / 13;
    /* Grows towards the price with the window: at 48rem and 64rem the price still ends before the bumper. */
    --_front: calc((100vw - 48rem) * 0.12);
    margin-block: var(--space-9) 0;
  }
  @media (min-width: 64rem) {
    --_front: clamp(0rem, (100vw - 64rem) * 0.31, 8rem);
    --_back: clamp(var(--gutter), (100vw - var(--width-page)) / 2, 8.4rem);
    margin-block: 0;
  }
`;

const Floor = styled.div`
  background: linear-gradient(var(--color-surface-stage-floor), var(--color-surface-stage) 75%);
`;

const FloorPage = styled.div`
  display: grid;
  gap: var(--space-5);
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-6);
  @media (min-width: 64rem) {
    padding-block: var(--space-5) var(--space-7);
  }
`;

const Paint = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
`;

const Action = styled.div`
  display: none;
  margin-inline-start: auto;
  @media (min-width: 64rem) {
    display: block;
  }
`;
