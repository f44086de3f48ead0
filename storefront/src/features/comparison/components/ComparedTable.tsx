import type { ReactNode } from 'react';
import { Badge } from '@signdrive/design-system/badge';
import { ButtonLink } from '@signdrive/design-system/button';
import { CarImage } from '@signdrive/design-system/car-picture';
import { Cluster, Heading, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { ComparisonTable } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import type { CostItem } from '#/domain/cost-terms.ts';
import { bodyTypeCopy } from '#/shared/body-type-copy.ts';
import { assetUrl, useConfig } from '#/shared/config.ts';
import { formatMoney, formatMonthlyKm, formatMonths } from '#/shared/format.ts';
import { lowestOf, type ComparedColumn } from '../compared.view.ts';
import { comparedCopy } from '../comparison.copy.ts';

export interface ComparedTableProps {
  columns: readonly ComparedColumn[];
  /** What stands under each column: swap and remove. */
  controls: readonly ReactNode[];
}

const defaultPaint = '#aeb6b9';
const none = '—';

/** Offers side by side, the same questions to each. */
export function ComparedTable({ columns, controls }: ComparedTableProps) {
  const told = ({ isLoading }: Pick<ComparedColumn, 'isLoading'>, value: ReactNode) =>
    value ?? (isLoading ? comparedCopy.loadingTerms : comparedCopy.notTold);
  const ofPlan = ({ price }: ComparedColumn, value: (known: NonNullable<typeof price>) => ReactNode) =>
    price ? value(price) : none;
  const amounts = (
    amountOf: (column: ComparedColumn) => number | undefined,
    { note, isRanked = true }: { note?: (column: ComparedColumn) => string | undefined; isRanked?: boolean } = {},
  ) => {
    const known = columns.map(amountOf);
    const lowest = isRanked ? lowestOf(known) : new Set<number>();
    return columns.map((column, place) => {
      const amountInCents = known[place];
      if (amountInCents === undefined) return column.price ? told(column, undefined) : none;
      return (
        <Amount
          key={column.offer.slug}
          amountInCents={amountInCents}
          isLowest={lowest.has(place)}
          note={note?.(column)}
        />
      );
    });
  };
  const exitMonths = new Set(columns.flatMap(({ earlyExit }) => (earlyExit ? [earlyExit.month] : [])));
  const yesNo = (isSo: boolean) => (isSo ? comparedCopy.yes : comparedCopy.no);

  return (
    <ComparisonTable
      look="things"
      label={comparedCopy.table}
      rowHeading={<VisuallyHidden>{comparedCopy.car}</VisuallyHidden>}
      columns={columns.map(({ offer }) => ({ key: offer.slug, label: <Car {...offer} /> }))}
      rows={[
        {
          key: 'monthly',
          label: comparedCopy.monthly,
          values: columns.map((column) => <Opening key={column.offer.slug} {...column} />),
        },
        {
          key: 'term',
          label: comparedCopy.term,
          values: columns.map((column) => ofPlan(column, (price) => formatMonths(price.deadlineInMonths))),
        },
        {
          key: 'km',
          label: comparedCopy.km,
          values: columns.map((column) => ofPlan(column, (price) => formatMonthlyKm(price.monthlyKm))),
        },
        { key: 'total', label: comparedCopy.total, values: amounts(({ price }) => price?.totalInCents) },
        {
          key: 'excessKm',
          label: comparedCopy.excessKm,
          values: amounts(({ terms }) => terms.excessKmPriceInCents),
        },
        {
          key: 'insuranceExcess',
          label: comparedCopy.insuranceExcess,
          values: amounts(({ terms }) => terms.insuranceExcessInCents),
        },
        {
          key: 'earlyExit',
          label: comparedCopy.earlyExit,
          values: amounts(({ earlyExit }) => earlyExit?.amountInCents, {
            note: ({ earlyExit }) => earlyExit && comparedCopy.earlyExitNote(earlyExit.month),
            // Fees of different months can't be ranked.
            isRanked: exitMonths.size === 1,
          }),
        },
        {
          key: 'included',
          label: comparedCopy.included,
          values: columns.map(({ offer, price, terms, isLoading }) =>
            price ? told({ isLoading }, terms.included && <Items key={offer.slug} items={terms.included} />) : none,
          ),
        },
        {
          key: 'notIncluded',
          label: comparedCopy.notIncluded,
          values: columns.map(({ offer, price, terms, isLoading }) =>
            price
              ? told({ isLoading }, terms.notIncluded && <Items key={offer.slug} items={terms.notIncluded} />)
              : none,
          ),
        },
        {
          key: 'delivery',
          label: comparedCopy.delivery,
          values: columns.map(({ offer }) => offer.deadlineInfo || comparedCopy.notTold),
        },
        {
          key: 'bodyType',
          label: comparedCopy.bodyType,
          values: columns.map(({ offer }) => bodyTypeCopy[offer.bodyType]),
        },
        { key: 'shield', label: comparedCopy.shield, values: columns.map(({ offer }) => yesNo(offer.hasShield)) },
        { key: 'electric', label: comparedCopy.electric, values: columns.map(({ offer }) => yesNo(offer.isElectric)) },
        { key: 'controls', label: comparedCopy.swapRow, values: controls, isForScreen: true },
      ]}
    />
  );
}

function Car({ slug, name, colorHex = defaultPaint }: { slug: string; name: string; colorHex?: string }) {
  const config = useConfig();
  return (
    <>
      <CarImage
        src={assetUrl(config, `cars/${slug}/${colorHex.replace('#', '').toLowerCase()}.svg`)}
        fallbackSrc={assetUrl(config, 'cars/placeholder.svg')}
        loading="eager"
      />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

/** Name, version, price and the way to the offer. */
function Opening({ offer, price, href }: ComparedColumn) {
  return (
    <Stack gap={3} align="start">
      <Stack gap={1}>
        <Heading level={2} look="title">
          {offer.name}
        </Heading>
        <Text look="small" tone="muted">
          {offer.model}
        </Text>
      </Stack>
      {price ? (
        <Price amountInCents={price.monthlyInCents} />
      ) : (
        <Text look="small">{offer.isAvailable ? comparedCopy.noPlan : comparedCopy.unavailable}</Text>
      )}
      <ButtonLink href={href} size="small" {...(!price && { variant: 'secondary' })}>
        {comparedCopy.seeOffer} <VisuallyHidden>{offer.name}</VisuallyHidden>
      </ButtonLink>
    </Stack>
  );
}

interface AmountProps {
  amountInCents: number;
  isLowest: boolean;
  note?: string | undefined;
}

function Amount({ amountInCents, isLowest, note }: AmountProps) {
  return (
    <>
      <Cluster gap={2} align="baseline" element="span">
        {formatMoney(amountInCents)}
        {isLowest && <Badge tone="success">{comparedCopy.lowest}</Badge>}
      </Cluster>
      {note !== undefined && (
        <Text look="small" tone="muted">
          {note}
        </Text>
      )}
    </>
  );
}

function Items({ items }: { items: readonly CostItem[] }) {
  return (
    <Stack gap={2} element="ul">
      {items.map(({ title, valueInCents }) => (
        <li key={title}>
          <Text look="small" element="span">
            {title}
            {valueInCents !== undefined && `: ${formatMoney(valueInCents)}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
