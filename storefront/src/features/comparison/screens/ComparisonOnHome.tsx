import { Accordion, AccordionItem } from '@signdrive/design-system/accordion';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { Verdict } from '@signdrive/design-system/patterns';
import { useSelector } from 'react-redux';
import type { Offer } from '#/domain/offer.ts';
import { dataOf } from '#/shared/loadable.ts';
import { WaysChart } from '../components/WaysChart.tsx';
import { WaysTable } from '../components/WaysTable.tsx';
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
  const { verdict, comparison } = view;
  return (
    <Stack gap={5}>
      <Verdict statement={verdict.statement} tone={verdict.isAgainst ? 'against' : 'for'} />
      <Text look="small" tone="muted">
        {comparisonCopy.caption(`${car.name} ${car.model}`, comparison.months)}
      </Text>
      <WaysChart {...view} />
      <Accordion>
        <AccordionItem title={comparisonCopy.seeTable}>
          <WaysTable {...view} label={comparisonCopy.tableOf(car.name)} />
        </AccordionItem>
      </Accordion>
      <Link href={`/ofertasvw/${car.slug}#comparar`} look="standalone" icon="arrow-right">
        {comparisonCopy.seeOffer(car.name)}
      </Link>
    </Stack>
  );
}
