import { Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { useSelector } from 'react-redux';
import type { Offer } from '#/domain/offer/offer.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { WaysComparison } from '../components/WaysComparison.tsx';
import { comparisonCopy } from '../comparison.copy.ts';
import { selectLeading, selectTables } from '../comparison.selectors.ts';
import { comparisonViewOf } from '../comparison.view.ts';

export interface ComparisonOnHomeProps {
  /** The car the page leads with. */
  car: Offer;
}

/** The leading car's best condition beside buying it; nothing where its plans didn't come. */
export function ComparisonOnHome({ car }: ComparisonOnHomeProps) {
  const tables = dataOf(useSelector(selectTables));
  const leading = useSelector(selectLeading);
  const plans = leading?.slug === car.slug ? dataOf(leading.plans) : undefined;
  const view = plans && comparisonViewOf({ car, plans, tables });
  if (!view) return null;
  return (
    <Stack gap={5}>
      <WaysComparison
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
