import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { PriceBar, StageStrip } from '@signdrive/design-system/patterns';
import type { Readjustment } from '#/domain/comparison/readjustment.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { formatMoney, formatMonths } from '#/shared/text/format.ts';
import { planFormId } from '../element-ids.ts';
import { selectSelectedOffer } from '../offer.slice.ts';
import { conditionOf, paintOf, useOfferView } from '../offer.view.ts';
import { PlanPrice } from './PlanPrice.tsx';

const copy = {
  bar: 'Preço do plano',
  barTotal: (months: number, total: string, readjustment?: Readjustment) =>
    `${formatMonths(months)}, total${readjustment ? ` com ${readjustment.index}` : ''} ${total}`,
  see: 'Assinar',
} as const;

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
      label={copy.bar}
      total={copy.barTotal(deadlineInMonths, formatMoney(estimate.totalInCents), estimate.readjustment)}
      price={<PlanPrice amountInCents={monthlyInCents} />}
      action={<ButtonLink href={`#${planFormId}`}>{copy.see}</ButtonLink>}
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
