import { Price, type PriceProps } from '@signdrive/design-system/price';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { useIsPending } from '../offer.view.ts';

/** The monthly price of the plan. Only this renders when a simulation starts or confirms it. */
export function PlanPrice(price: Pick<PriceProps, 'amountInCents' | 'size'>) {
  return <Price {...price} period="month" isStale={useIsPending(useCarSlug())} />;
}
