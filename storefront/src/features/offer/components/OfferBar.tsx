import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { PriceBar, StageStrip } from '@signdrive/design-system/patterns';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { deferredCopy } from '../deferred.copy.ts';
import { planFormId } from '../offer-page.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { conditionOf, paintOf, useOfferView } from '../offer.view.ts';
import { PlanPrice } from './PlanPrice.tsx';

export interface OfferBarProps {
  /** Discount on the price. */
  coupon: Coupon | undefined;
}

/** The plan's price and a link to the plan, fixed at the bottom of a small screen. */
export function OfferBar({ coupon }: OfferBarProps) {
  const slug = useCarSlug();
  const selected = useSelector(selectSelectedOffer(slug));
  const view = useOfferView(slug, coupon);
  if (!selected?.offer.isAvailable || !view) return null;
  const { deadlineInMonths, monthlyInCents, estimate } = view.price;
  return (
    <PriceBar
      label={deferredCopy.bar}
      total={deferredCopy.barTotal(deadlineInMonths, formatMoney(estimate.totalInCents), estimate.readjustment)}
      price={<PlanPrice amountInCents={monthlyInCents} />}
      action={<ButtonLink href={`#${planFormId}`}>{deferredCopy.see}</ButtonLink>}
    />
  );
}

/** The configured car, above its plan. */
export function PlanStrip() {
  const slug = useCarSlug();
  const selected = useSelector(selectSelectedOffer(slug));
  const condition = selected && conditionOf(selected);
  if (!condition) return null;
  const { name, model } = selected.offer;
  return (
    <StageStrip
      car={<CarDrawing model={slug} paint={paintOf(condition, selected.offer)} />}
      title={`${name} ${model}`}
      subtitle={condition.colorName}
    />
  );
}
