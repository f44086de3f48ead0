import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../layout/index.ts';
import { FactsRow, type Fact } from '../facts-row/FactsRow.tsx';

export interface GroundLineHeroProps {
  /** Heading of the page. */
  title: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Buttons or links, the first one primary. */
  actions?: ReactNode;
  /** A CarPicture, whose tyres touch the line. */
  car: ReactNode;
  /** Subject of the price: "T-Cross Comfortline 200 TSI, neste plano". */
  priceLabel?: string;
  /** A large Price. */
  price?: ReactNode;
  /** Facts below the line; at most four. */
  facts?: ReadonlyArray<Fact>;
  /** Level of the heading. @default 1 */
  headingLevel?: 1 | 2;
}

/** The start of a page: heading and price above a line, a car on it, facts below. */
export function GroundLineHero({
  title,
  lead,
  actions,
  car,
  priceLabel,
  price,
  facts = [],
  headingLevel = 1,
}: GroundLineHeroProps) {
  return (
    <Root>
      <Wall>
        <Grid>
          <Copy>
            <Heading level={headingLevel} look="display">
              {title}
            </Heading>
            {lead !== undefined && (
              <Lead>
                <Text look="lead" tone="muted">
                  {lead}
                </Text>
              </Lead>
            )}
            {price !== undefined && (
              <PriceBlock>
                {priceLabel !== undefined && <PriceLabel>{priceLabel}</PriceLabel>}
                {price}
              </PriceBlock>
            )}
            {actions !== undefined && <Actions>{actions}</Actions>}
          </Copy>
          <Car>{car}</Car>
        </Grid>
      </Wall>
      {facts.length > 0 && (
        <Floor>
          <Facts>
            <FactsRow facts={facts} isRuled={false} />
          </Facts>
        </Floor>
      )}
    </Root>
  );
}

const Root = styled.section`
  overflow: clip;
`;

/* A light shade behind the car separates a white one from the canvas. */
const Wall = styled.div`
  background: radial-gradient(56rem 24rem at 72% 100%, var(--color-border-subtle), transparent 70%);
  border-bottom: 1px solid var(--color-text);
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  padding-top: var(--space-5);
  @media (min-width: 64rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--gap-grid);
    align-items: end;
    min-height: min(37rem, 76vh);
    padding-top: 0;
  }
`;

const Copy = styled.div`
  display: grid;
  gap: var(--space-4);
  hyphenate-limit-chars: 14 6 6;
  hyphens: auto;
  @media (min-width: 64rem) {
    z-index: 1;
    grid-row: 1;
    grid-column: 1 / 9;
    gap: var(--space-5);
    align-self: start;
    padding-block: var(--space-7);
  }
  /* Keeps the price in view in a low window, above the consent banner. */
  @media (min-width: 64rem) and (max-height: 52rem) {
    gap: var(--space-4);
    padding-block: var(--space-4);
  }
`;

const Lead = styled.div`
  max-width: 36rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Car = styled.div`
  --_front: var(--gutter);
  /* Ends at the window's edge, or the longest car would lose its tail. */
  --_back: var(--gutter);
  align-self: end;
  width: calc(100% + var(--_front) + var(--_back));
  margin-inline-start: calc(-1 * var(--_front));
  @media (min-width: 48rem) {
    --_front: -6%;
  }
  @media (min-width: 64rem) {
    grid-row: 1;
    grid-column: 6 / 13;
    --_front: clamp(1.75rem, (100vw - 64rem) * 0.31, 8rem);
    --_back: clamp(var(--gutter), (100vw - var(--width-page)) / 2, 8.4rem);
  }
`;

const Floor = styled.div`
  background: linear-gradient(var(--color-surface-sunken), var(--color-surface-canvas));
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-5) var(--gap-grid);
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  padding-block: var(--space-6);
`;

const PriceBlock = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

const PriceLabel = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;
