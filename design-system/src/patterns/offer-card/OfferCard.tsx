import { useId, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardControls, CardLink } from '../../components/card/index.ts';
import { Heading, Text } from '../../layout/index.ts';

export interface OfferCardProps {
  /** Name of the car: the heading and the link that covers the card. */
  name: string;
  /** URL of the offer's page. */
  href: string;
  /** One line: "SUVW · 24 meses · 1.000 km/mês". */
  terms: ReactNode;
  /** A Price; omit it if there is none. */
  price?: ReactNode;
  /** A CarPicture without a label; omit it while it loads. */
  car: ReactNode;
  /** A Badge, top left. */
  tag?: ReactNode;
  /** A control at the top right: "Comparar". It is above the card's link. */
  compare?: ReactNode;
  /** Reason why it can't be ordered; the car turns pale. `action` may offer an alternative. */
  unavailableText?: string;
  /** A control below the price: "Avise quando voltar". It is above the card's link. */
  action?: ReactNode;
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Called before navigation; `preventDefault` stops the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One car with its terms and its price. See OfferCard.spec.md. */
export function OfferCard({
  name,
  href,
  terms,
  price,
  car,
  tag,
  compare,
  unavailableText,
  action,
  headingLevel = 3,
  onPress,
}: OfferCardProps) {
  const headingId = useId();
  const isUnavailable = unavailableText !== undefined;
  return (
    <Card element="article" padding="none" labelledBy={headingId}>
      <Parts>
        <Body>
          <Heading level={headingLevel} look="title" id={headingId}>
            <CardLink href={href} onPress={onPress}>
              {name}
            </CardLink>
          </Heading>
          <Terms>{terms}</Terms>
          {(price !== undefined || isUnavailable) && (
            <Foot>
              {price}
              {isUnavailable && <Text look="small">{unavailableText}</Text>}
            </Foot>
          )}
          {action !== undefined && <CardControls>{action}</CardControls>}
        </Body>
        <Stage>
          <Top>
            <Tags>{tag}</Tags>
            {compare !== undefined && <CardControls>{compare}</CardControls>}
          </Top>
          <Car data-unavailable={isUnavailable || undefined}>{car}</Car>
        </Stage>
      </Parts>
    </Card>
  );
}

/* The heading comes first in the document, because the rest belongs to it; visually the car comes first. */
const Parts = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  height: 100%;
`;

const Stage = styled.div`
  display: grid;
  grid-row: 1;
  grid-template: auto 1fr / minmax(0, 1fr);
  background: linear-gradient(
    180deg,
    transparent 40%,
    color-mix(in oklab, var(--color-surface-sunken) 60%, var(--color-surface-raised))
  );
  border-bottom: 1px solid var(--color-border-ground);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: flex-start;
  justify-content: space-between;
  min-height: 3.75rem;
  padding-block: var(--space-2) 0;
  padding-inline: var(--space-4) var(--space-2);
`;

/* A long tag wraps before the control beside it does. */
const Tags = styled.div`
  display: flex;
  flex: 1 1 6.5rem;
  flex-wrap: wrap;
  gap: var(--space-1);
  min-width: 0;
  padding-block: 0.5rem;
`;

/* A transformed or transparent picture would be painted above the stretched link and receive its presses. */
const Car = styled.div`
  pointer-events: none;
  align-self: end;
  padding-inline: var(--space-5);
  transition: translate var(--duration-long) var(--ease-out);
  &[data-unavailable] {
    opacity: 0.45;
  }
  ${Parts}:hover & {
    translate: -6px 0;
  }
  @media (prefers-reduced-motion: reduce) {
    ${Parts}:hover & {
      translate: none;
    }
  }
`;

const Body = styled.div`
  display: grid;
  grid-row: 2;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
  padding: var(--space-4);
  @media (min-width: 64rem) {
    padding: var(--space-5);
  }
`;

const Terms = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  margin-top: var(--space-4);
`;
