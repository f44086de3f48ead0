import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { GroundLineHero } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import type { HomeContent } from '#/domain/content/content.ts';
import { estimateTotal } from '#/domain/comparison/readjustment.ts';
import { CarPhoto } from '#/shared/page/CarPhoto.tsx';
import { formatMoney, formatMonthlyKm, formatMonths } from '#/shared/text/format.ts';
import { catalogCopy } from '../catalog.copy.ts';
import { selectCars } from '../catalog.slice.ts';

/** Top of the home page: the editors' text, a car, and its price. */
export function HomeHero({ title, text, carSlug, primary, secondary }: NonNullable<HomeContent['banner']>) {
  const cars = useSelector(selectCars);
  const car = cars.find(({ slug }) => slug === carSlug);
  const best = car?.bestCondition;
  const total = best && estimateTotal({ ...best, monthlyInCents: best.monthlyInstallmentInCents });
  return (
    <GroundLineHero
      title={title}
      lead={text}
      actions={
        <>
          {primary && <ButtonLink href={primary.href}>{primary.label}</ButtonLink>}
          {secondary && (
            <ButtonLink href={secondary.href} variant="secondary">
              {secondary.label}
            </ButtonLink>
          )}
        </>
      }
      car={<CarPhoto slug={carSlug} colorHex={car?.colorHex} loading="eager" />}
      priceLabel={car && catalogCopy.priceOf(car)}
      price={best && <Price amountInCents={best.monthlyInstallmentInCents} period="month" size="hero" />}
      facts={
        best &&
        total && [
          { label: 'Prazo', value: formatMonths(best.deadlineInMonths) },
          { label: 'Quilômetros', value: formatMonthlyKm(best.monthlyKm) },
          { label: catalogCopy.total(total.readjustment), value: formatMoney(total.totalInCents) },
        ]
      }
    />
  );
}
