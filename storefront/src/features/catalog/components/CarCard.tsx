import { useDispatch } from 'react-redux';
import { Badge } from '@signdrive/design-system/badge';
import { OfferCard } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import { separator } from '#/domain/values/text.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { bodyTypeCopy } from '#/shared/text/car-labels.ts';
import { CarPhoto } from '#/shared/page/CarPhoto.tsx';
import { useCompareControl } from '#/shared/page/car-context.ts';
import { formatMonthlyKm, formatMonths } from '#/shared/text/format.ts';
import { catalogCopy } from '../catalog.copy.ts';
import { offerOpened } from '../catalog.slice.ts';

export interface CarCardProps {
  car: Offer;
  /** The list that contains the card, for conversions. */
  place: string;
}

/** One car with its best condition and a link to its page. */
export function CarCard({ car, place }: CarCardProps) {
  const dispatch = useDispatch();
  const CompareControl = useCompareControl();
  const { bestCondition } = car;
  const terms = [
    bodyTypeCopy[car.bodyType],
    bestCondition && formatMonths(bestCondition.deadlineInMonths),
    bestCondition && formatMonthlyKm(bestCondition.monthlyKm),
  ];
  const compare = CompareControl && (
    // oxlint-disable-next-line react/static-components -- the component comes with the context
    <CompareControl slug={car.slug} name={car.name} />
  );
  return (
    <OfferCard
      name={car.name}
      href={`/ofertasvw/${car.slug}`}
      terms={terms.filter(Boolean).join(separator)}
      car={<CarPhoto slug={car.slug} colorHex={car.colorHex} />}
      price={bestCondition && <Price amountInCents={bestCondition.monthlyInstallmentInCents} period="month" />}
      tag={car.isAvailable && car.hasFastDelivery && <Badge tone="accent">{catalogCopy.fastDelivery}</Badge>}
      compare={compare}
      unavailableText={car.isAvailable ? undefined : catalogCopy.unavailable}
      onPress={() => dispatch(offerOpened({ car: car.name, place }))}
    />
  );
}
