import { memo } from 'react';
import { Badge } from '@signdrive/design-system/badge';
import { Breadcrumbs } from '@signdrive/design-system/breadcrumbs';
import { ButtonLink } from '@signdrive/design-system/button';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { ColorSwatches } from '@signdrive/design-system/color-swatches';
import { OfferStage } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import { separator } from '#/domain/values/text.ts';
import type { TrueCost } from '#/domain/comparison/true-cost.ts';
import type { SelectionOptions } from '#/domain/offer/condition-options.ts';
import type { Condition } from '#/domain/offer/conditions.ts';
import { unknownPaint, type Offer } from '#/domain/offer/offer.ts';
import { formatMoneyDifference } from '#/shared/text/format.ts';
import { planFormId } from '../element-ids.ts';
import { usePlanChoice } from '../offer-page.ts';
import { costFactCopy, offerCopy, reasonCopy } from '../offer.copy.ts';
import { paintOf } from '../offer.view.ts';
import { PlanPrice } from './PlanPrice.tsx';

export interface OfferHeroProps {
  slug: string;
  offer: Offer;
  /** The plan; undefined before its conditions have loaded. */
  condition: Condition | undefined;
  cost: TrueCost | undefined;
  monthlyInCents: number | undefined;
  choices: SelectionOptions | undefined;
  /** The editors' sentence about the car. */
  lead: string | undefined;
}

/** The hero: the car in its colour, the price, and every cost (spec §2.6, offer banner). */
export const OfferHero = memo(function OfferHero(hero: OfferHeroProps) {
  const { slug, offer, condition, cost, monthlyInCents, choices, lead } = hero;
  const best = offer.bestCondition;
  const isOrderable = condition && choices && offer.isAvailable;
  return (
    <OfferStage
      title={offer.name}
      subtitle={`${offer.model}${separator}${offer.year}`}
      lead={lead}
      breadcrumbs={<Breadcrumbs items={[{ label: offerCopy.offers, href: '/#ofertas' }, { label: offer.name }]} />}
      badges={<OfferBadges offer={offer} />}
      car={
        <CarDrawing
          model={slug}
          label={condition ? `${offer.name}, cor ${condition.colorName}` : offer.name}
          paint={paintOf(condition, offer)}
        />
      }
      priceLabel={condition ? offerCopy.priceLabel : best && offerCopy.priceLabelFrom}
      price={
        monthlyInCents === undefined ? (
          best && <Price amountInCents={best.monthlyInstallmentInCents} period="month" size="hero" />
        ) : (
          <PlanPrice amountInCents={monthlyInCents} size="hero" />
        )
      }
      facts={cost && stageFacts(cost)}
      swatches={isOrderable && <PaintChoice slug={slug} offer={offer} colors={choices.colors} condition={condition} />}
      action={isOrderable && <ButtonLink href={`#${planFormId}`}>{offerCopy.subscribe(offer)}</ButtonLink>}
    />
  );
});

function OfferBadges({ offer }: { offer: Offer }) {
  return (
    <>
      {offer.isAvailable && offer.hasFastDelivery && (
        <Badge tone="accent" icon="bolt">
          {offerCopy.fastDelivery}
        </Badge>
      )}
      {!offer.isAvailable && <Badge icon="info">{offerCopy.unavailableBadge}</Badge>}
      {offer.hasShield && <Badge icon="shield">{offerCopy.shielded}</Badge>}
      {offer.tags
        .filter((tag) => tag !== offerCopy.fastDelivery && !(offer.hasShield && tag === offerCopy.shielded))
        .map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
    </>
  );
}

/** The monthly price is displayed beside this list, so it is left out here. */
function stageFacts(cost: TrueCost) {
  const facts = cost.rows.filter((row) => row.kind !== 'monthly').map(costFactCopy);
  return [...facts, { label: 'Entrada', value: 'Não há' }];
}

interface PaintChoiceProps extends Pick<SelectionOptions, 'colors'> {
  slug: string;
  offer: Offer;
  condition: Condition;
}

const PaintChoice = memo(function PaintChoice({ slug, offer, colors, condition }: PaintChoiceProps) {
  const choosePlan = usePlanChoice(slug, offer);
  return (
    <ColorSwatches
      label={offerCopy.color}
      name="cor"
      form={planFormId}
      value={condition.colorCode}
      summary={condition.colorName}
      items={colors.map((color) => ({
        value: color.value,
        label: color.colorName,
        paint: color.colorHex ?? unknownPaint,
        ...(color.isPossible
          ? { surcharge: formatMoneyDifference(color.differenceInCents ?? 0) }
          : { isDisabled: true, reason: reasonCopy[color.reason] }),
      }))}
      onChange={(colorCode) => {
        const color = colors.find(({ value }) => value === colorCode);
        if (color?.isPossible) choosePlan(color.selection);
      }}
    />
  );
});
