import type { ReactNode } from 'react';
import { Badge } from '@signdrive/design-system/badge';
import { ButtonLink } from '@signdrive/design-system/button';
import { Cluster, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { SideBySide, type SideBySideRow } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import type { CostItem } from '#/domain/comparison/true-cost.ts';
import { bodyTypeCopy } from '#/shared/text/car-labels.ts';
import { CarPhoto } from '#/shared/page/CarPhoto.tsx';
import { formatMoney, formatMonthlyKm, formatMonths, keepUnits } from '#/shared/text/format.ts';
import { equipmentOf, isDiffering, lowestOf, specificationsOf, type ComparedColumn } from '../compared.view.ts';
import { comparedCopy } from '../comparison.copy.ts';

export interface ComparedTableProps {
  columns: readonly ComparedColumn[];
  /** Replace and remove controls, one per column. */
  controls: readonly ReactNode[];
  /** Hides rows that are equal in every column. */
  isDifferencesOnly: boolean;
}

const none = '—';

/** A row, with its comparable values. */
interface Question extends SideBySideRow {
  facts: readonly unknown[];
}

/** Offers side by side, with the same rows for each. */
export function ComparedTable({ columns, controls, isDifferencesOnly }: ComparedTableProps) {
  // By place: the pressed control and its focus stay when a column gets another car.
  const keys = columns.map((_, place) => String(place));
  const isCompared = columns.length > 1;
  /** A row whose values are plain text. */
  const texts = (key: string, label: string, values: readonly (string | undefined)[]): Question => ({
    key,
    label,
    facts: values,
    values: values.map((value, place) => value ?? missingOf(columns[place])),
  });
  const amounts = (
    key: string,
    label: string,
    amountOf: (column: ComparedColumn) => number | undefined,
    { note, isRanked = true }: { note?: (column: ComparedColumn) => string | undefined; isRanked?: boolean } = {},
  ): Question => {
    const known = columns.map(amountOf);
    const lowest = isRanked ? lowestOf(known) : new Set<number>();
    const values = columns.map((column, place) => {
      const amountInCents = known[place];
      if (amountInCents === undefined) return column.price ? missingOf(column) : none;
      return (
        <Amount key={keys[place]} amountInCents={amountInCents} isLowest={lowest.has(place)} note={note?.(column)} />
      );
    });
    return { key, label, facts: known, values };
  };
  const lists = (key: string, label: string, itemsOf: (column: ComparedColumn) => readonly CostItem[] | undefined) => ({
    key,
    label,
    facts: columns.map((column) => JSON.stringify(itemsOf(column))),
    values: columns.map((column, place) => {
      const items = itemsOf(column);
      if (!column.price) return none;
      return items ? <Items key={keys[place]} items={items} /> : missingOf(column);
    }),
  });
  const ofPlan = (format: (price: NonNullable<ComparedColumn['price']>) => string) =>
    columns.map(({ price }) => (price ? format(price) : none));
  const exitMonths = new Set(columns.flatMap(({ earlyExit }) => (earlyExit ? [earlyExit.month] : [])));
  const yesNo = (isSo: boolean) => (isSo ? comparedCopy.yes : comparedCopy.no);
  const equipment = equipmentOf(columns);

  const groups: { key: string; title: string; rows: readonly Question[] }[] = [
    {
      key: 'price',
      title: comparedCopy.groups.price,
      rows: [
        {
          key: 'offer',
          label: comparedCopy.offer,
          // Always displayed.
          facts: keys,
          values: columns.map(({ offer, href, price }, place) => (
            <ButtonLink key={keys[place]} href={href} size="small" {...(!price && { variant: 'secondary' })}>
              {comparedCopy.seeOffer} <VisuallyHidden>{`${offer.name} ${offer.model}`}</VisuallyHidden>
            </ButtonLink>
          )),
          isForScreen: true,
        },
        texts(
          'term',
          comparedCopy.deadlineInMonths,
          ofPlan(({ deadlineInMonths }) => formatMonths(deadlineInMonths)),
        ),
        texts(
          'km',
          comparedCopy.km,
          ofPlan(({ monthlyKm }) => formatMonthlyKm(monthlyKm)),
        ),
        amounts('total', comparedCopy.total, ({ price }) => price?.total.totalInCents, {
          note: ({ price }) => price?.total.readjustment && comparedCopy.totalNote(price.total.readjustment),
        }),
        amounts('excessKm', comparedCopy.excessKm, ({ terms }) => terms.excessKmPriceInCents),
        amounts('insuranceExcess', comparedCopy.insuranceExcess, ({ terms }) => terms.insuranceExcessInCents),
        amounts('earlyExit', comparedCopy.earlyExit, ({ earlyExit }) => earlyExit?.amountInCents, {
          note: ({ earlyExit }) => earlyExit && comparedCopy.earlyExitNote(earlyExit.month),
          // Fees of different months can't be ranked.
          isRanked: exitMonths.size === 1,
        }),
        lists('included', comparedCopy.included, ({ terms }) => terms.included),
        lists('notIncluded', comparedCopy.notIncluded, ({ terms }) => terms.notIncluded),
        texts(
          'delivery',
          comparedCopy.delivery,
          columns.map(({ offer }) => offer.deadlineInfo || undefined),
        ),
      ],
    },
    {
      key: 'car',
      title: comparedCopy.groups.car,
      rows: [
        ...specificationsOf(columns).map(({ label, values }) =>
          texts(
            `sheet ${label}`,
            label,
            values.map((value) => value && keepUnits(value)),
          ),
        ),
        texts(
          'bodyType',
          comparedCopy.bodyType,
          columns.map(({ offer }) => bodyTypeCopy[offer.bodyType]),
        ),
        texts(
          'shield',
          comparedCopy.shield,
          columns.map(({ offer }) => yesNo(offer.hasShield)),
        ),
        texts(
          'electric',
          comparedCopy.electric,
          columns.map(({ offer }) => yesNo(offer.isElectric)),
        ),
      ],
    },
    {
      key: 'equipment',
      title: comparedCopy.groups.equipment,
      rows: [
        ...equipment.differing.map(({ piece, has }) =>
          texts(
            `piece ${piece}`,
            piece,
            has.map((isThere) => (isThere === undefined ? undefined : yesNo(isThere))),
          ),
        ),
        ...(equipment.inAll.length > 0
          ? [
              {
                key: 'inAll',
                label: isCompared ? comparedCopy.inAll : comparedCopy.groups.equipment,
                facts: [],
                values: columns.map((_, place) => (
                  <Items key={keys[place]} items={equipment.inAll.map((title) => ({ title }))} />
                )),
              },
            ]
          : []),
      ],
    },
  ];
  const shown = groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ facts }) => !isDifferencesOnly || !isCompared || isDiffering(facts)),
  }));

  return (
    <SideBySide
      label={comparedCopy.table}
      rowHeading={comparedCopy.car}
      columns={columns.map(({ offer, price }, place) => ({
        key: keys[place] ?? '',
        name: offer.name,
        detail: offer.model,
        price: price ? (
          <Price amountInCents={price.monthlyInCents} period="month" />
        ) : (
          <Text look="small">{offer.isAvailable ? comparedCopy.noPlan : comparedCopy.unavailable}</Text>
        ),
        picture: <CarPhoto slug={offer.slug} colorHex={offer.colorHex} loading="eager" />,
      }))}
      groups={[
        ...shown.filter(({ rows }) => rows.length > 0),
        {
          key: 'change',
          title: comparedCopy.groups.change,
          rows: [{ key: 'controls', label: comparedCopy.car, values: controls, isForScreen: true, isWide: true }],
        },
      ]}
    />
  );
}

const missingOf = (column: ComparedColumn | undefined) =>
  column?.isLoading ? comparedCopy.loadingTerms : comparedCopy.notTold;

interface AmountProps {
  amountInCents: number;
  isLowest: boolean;
  note?: string | undefined;
}

function Amount({ amountInCents, isLowest, note }: AmountProps) {
  return (
    <>
      <Cluster gap={2} align="baseline" element="span">
        <span>{formatMoney(amountInCents)}</span>
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

function Items({ items }: { items: readonly Pick<CostItem, 'title' | 'valueInCents'>[] }) {
  return (
    <Stack gap={2} element="ul">
      {items.map(({ title, valueInCents }) => (
        <li key={title}>
          <Text look="small" element="span">
            {valueInCents === undefined ? title : `${title}: ${formatMoney(valueInCents)}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
