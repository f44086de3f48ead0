import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { PriceBar } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import type { Coupon } from '#/domain/coupon.ts';
import { useCarSlug } from '#/shared/car-slug.ts';
import { formatMoney } from '#/shared/format.ts';
import { lateCopy } from '../late.copy.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { viewOf } from '../offer.view.ts';
import { planFormId } from './plan-form.ts';

export interface OfferBarProps {
  /** Taken off the price. */
  coupon: Coupon | undefined;
}

/** The plan's price and the way to it, at the bottom of a small screen. */
export function OfferBar({ coupon }: OfferBarProps) {
  const selected = useSelector(selectSelectedOffer(useCarSlug()));
  const price = selected?.offer.isAvailable ? viewOf(selected, coupon)?.price : undefined;
  if (!price) return null;
  return (
    <PriceBar
      label={lateCopy.bar}
      total={lateCopy.barTotal(price.deadlineInMonths, formatMoney(price.totalInCents))}
      price={<Price amountInCents={price.monthlyInCents} period="/mês" isStale={price.isPending} />}
      action={<ButtonLink href={`#${planFormId}`}>{lateCopy.see}</ButtonLink>}
    />
  );
}
