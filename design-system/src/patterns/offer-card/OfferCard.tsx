import { useId, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, CardControls, CardLink } from '../../components/card/index.ts';
import { Heading, Text } from '../../layout/index.ts';

export interface OfferCardProps {
  /** Name of the car: the heading and the link that covers the card. */
  name: string;
  /** Address of the offer's page. */
  href: string;
  /** One line: "SUVW · 24 meses · 1.000 km/mês". */
  terms: ReactNode;
  /** A Price; left out when there is none. */
  price?: ReactNode;
  /** A CarPicture without a text alternative of its own, or none while it loads. */
  car: ReactNode;
  /** A Badge, top left. */
  tag?: ReactNode;
  /** Something to press, top right: "Comparar". It stays above the card's link. */
  compare?: ReactNode;
  /** Why it can't be ordered now; the car turns pale. With it, `action` may offer another way. */
  unavailableText?: string;
  /** Something to press under the price: "Avise quando voltar". It stays above the card's link. */
  action?: ReactNode;
  /** Level of its title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Called before the link is followed; `preventDefault` keeps it from being followed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One car on its line, with its terms and its price. See OfferCard.spec.md. */
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
            <CardLink href={href} {...(onPress && { onPress })}>
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

/* The heading comes first in the document, so that what follows it belongs to it; the car is seen first. */
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

/* A long tag breaks before what stands beside it goes to a line of its own. */
const Tags = styled.div`
  display: flex;
  flex: 1 1 6.5rem;
  flex-wrap: wrap;
  gap: var(--space-1);
  min-width: 0;
  padding-block: 0.5rem;
`;

/* A moved or pale picture would be painted over the stretched link and catch its presses. */
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
  overflow-wrap: anywhere;
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
