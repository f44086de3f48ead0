import { Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { useSelector } from 'react-redux';
import type { Offer } from '#/domain/offer/offer.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { OptionsComparison } from '../components/OptionsComparison.tsx';
import { comparisonCopy } from '../comparison.copy.ts';
import { selectLeading, selectTables } from '../comparison.slice.ts';
import { comparisonViewOf } from '../comparison.view.ts';

export interface ComparisonOnHomeProps {
  /** The car of the hero. */
  car: Offer;
}

/** The hero car's best condition compared with buying it; renders nothing without its plans. */
export function ComparisonOnHome({ car }: ComparisonOnHomeProps) {
  const tables = dataOf(useSelector(selectTables));
  const leading = useSelector(selectLeading);
  const plans = leading?.slug === car.slug ? dataOf(leading.plans) : undefined;
  const view = plans && comparisonViewOf({ car, plans, tables });
  if (!view) return null;
  return (
    <Stack gap={5}>
      <OptionsComparison
        view={view}
        tableLabel={comparisonCopy.tableOf(car.name)}
        caption={comparisonCopy.caption(
          `${car.name} ${car.model}`,
          view.comparison.months,
          view.comparison.readjustment,
        )}
      />
      <Link href={`/ofertasvw/${car.slug}#comparar`} look="standalone" icon="arrow-right">
        {comparisonCopy.seeOffer(car)}
      </Link>
    </Stack>
  );
}
