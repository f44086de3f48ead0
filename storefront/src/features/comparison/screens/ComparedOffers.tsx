import { useState, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { isPlainClick, Link } from '@signdrive/design-system/link';
import { EmptyState, Notice, Panel } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import {
  comparedUrl,
  decodeCompared,
  maxCompared,
  offerId,
  offersCompared,
  type ComparedSelection,
} from '#/domain/comparison/comparison-selection.ts';
import type { RefusedParameter } from '#/domain/comparison/refused-parameters.ts';
import { representativeOffers } from '#/domain/offer/catalog.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { uniqueAscending } from '#/domain/values/lists.ts';
import { FailedNotice, FailedState, useRetry, type Retry } from '#/shared/failures/FailedContent.tsx';
import { versionLabel } from '#/shared/text/car-labels.ts';
import { refusedInputCopy } from '#/shared/text/refused-input.copy.ts';
import { UnbrokenWords } from '#/shared/text/UnbrokenWords.tsx';
import { ComparedTable } from '../components/ComparedTable.tsx';
import { PlanForm, SwapForm } from '../components/ComparedForms.tsx';
import { useComparedHref } from '../components/use-compared-href.ts';
import { columnOf, sharedPlanOf, statusOfPlans, wantedPlanOf, type ComparedColumn } from '../compared.view.ts';
import { comparedCopy } from '../comparison.copy.ts';
import { selectPlans, selectVehicles } from '../comparison.slice.ts';

export interface ComparedOffersProps {
  /** The selection in the URL. */
  selection: ComparedSelection;
  /** Invalid values of the URL. */
  refused: readonly RefusedParameter[];
  /** Every version of every car. */
  offers: readonly Offer[];
  /** Status of the list of offers. */
  status: 'loading' | 'success' | 'error';
  /** Opens another selection. */
  onChange: (selection: ComparedSelection) => void;
  onRetry: () => void;
}

/** Focus moves here after a successful retry. */
const comparedPlaceId = 'comparacao';

const removalId = (place: number) => `remover-${place}`;

/** Two or three offers side by side (product.md), with a state for every other selection. */
export function ComparedOffers({ selection, refused, offers, status, onChange, onRetry }: ComparedOffersProps) {
  const plans = useSelector(selectPlans);
  const vehicles = useSelector(selectVehicles);
  const { found, unknown, hasMore } = offersCompared(selection, offers);
  const wanted = { ...selection, ...wantedPlanOf(found, selection) };
  const columns = found.map((column) => {
    const id = offerId(column.offer);
    return columnOf(column, plans[id], vehicles[id], wanted);
  });
  const listRetry = useRetry(status, onRetry, comparedPlaceId);
  const planRetry = useRetry(statusOfPlans(columns), onRetry, comparedPlaceId);
  return (
    <Section isFirst>
      <Page>
        <Stack gap={7}>
          <Opening selection={selection} columns={columns} />
          <div id={comparedPlaceId}>
            <FailedState
              retry={listRetry}
              headingLevel={2}
              title={comparedCopy.listFailedTitle}
              text={comparedCopy.listFailedText}
            />
            {status === 'loading' && !listRetry.isShown && (
              <SkeletonGroup label={comparedCopy.loading}>
                <Skeleton lines={12} />
              </SkeletonGroup>
            )}
            {status === 'success' && (
              <Compared {...{ selection, refused, columns, unknown, hasMore, offers, onChange }} retry={planRetry} />
            )}
          </div>
        </Stack>
      </Page>
    </Section>
  );
}

function Opening({ selection, columns }: Pick<ComparedProps, 'selection' | 'columns'>) {
  const shared = sharedPlanOf(columns);
  const url = comparedUrl(selection);
  const [firstUrl] = useState(url);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && url !== firstUrl) setChanged(true);
  const lead = shared ? comparedCopy.leadSame(shared.deadlineInMonths, shared.monthlyKm) : comparedCopy.leadDiffering;
  return (
    <Stack gap={4}>
      <Heading level={1} look="headline" isFocusTarget>
        <UnbrokenWords>{comparedCopy.title(columns.map(({ offer }) => offer))}</UnbrokenWords>
      </Heading>
      {/* Focus moves to the heading if the pressed control is gone, so this text doesn't repeat it. */}
      <VisuallyHidden isLive>
        {hasChanged && !columns.some(({ isLoading }) => isLoading) && comparedCopy.changed(columns, selection)}
      </VisuallyHidden>
      <Text look="lead">{columns.length < 2 ? comparedCopy.leadEmpty : lead}</Text>
    </Stack>
  );
}

interface ComparedProps extends Pick<ComparedOffersProps, 'selection' | 'refused' | 'offers' | 'onChange'> {
  columns: readonly ComparedColumn[];
  /** Slugs that are not on offer. */
  unknown: readonly string[];
  /** Whether the selection has more offers than fit. */
  hasMore: boolean;
  /** Retries failed plans. */
  retry: Retry;
}

function Compared({ selection, refused, columns, unknown, hasMore, offers, onChange, retry }: ComparedProps) {
  const action = useComparedHref([]);
  const items = columns.map(({ item }) => item);
  const shown: ComparedSelection = { ...selection, items };
  const choices = choicesOf(columns, offers);
  const withItem = (text: string, place?: number) => {
    const [item] = decodeCompared({ ofertas: text }).items;
    if (item) onChange({ ...shown, items: place === undefined ? [...items, item] : items.with(place, item) });
  };
  const without = (place: number): ComparedSelection => ({ ...shown, items: items.toSpliced(place, 1) });
  /** The page keeps its position and the link its focus, for the column that moves to this place. */
  const remove = (event: MouseEvent, place: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // No column moves to the last place, so its link goes.
    if (place === items.length - 1) document.getElementById(removalId(place - 1))?.focus();
    onChange(without(place));
  };
  const controls = columns.map(({ offer: { name, slug } }, place) => (
    <Stack key={place} gap={2}>
      <SwapForm
        {...{ action, place, name }}
        selection={shown}
        // Versions of this column's car come first.
        choices={choices.toSorted((one, other) => Number(other.slug === slug) - Number(one.slug === slug))}
        onChoose={(text) => withItem(text, place)}
      />
      <Link
        id={removalId(place)}
        href={comparedUrl(without(place))}
        onPress={(event) => remove(event, place)}
        look="standalone"
        icon="close"
        iconPosition="start"
      >
        <UnbrokenWords>{comparedCopy.removeOf(name)}</UnbrokenWords>
      </Link>
    </Stack>
  ));
  return (
    <Stack gap={6}>
      {unknown.length > 0 && (
        <Notice tone="warning" title={comparedCopy.unknownTitle(unknown)}>
          {columns.length > 0 && comparedCopy.unknownText}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning" title={refusedInputCopy.title}>
          <ul>
            {refused.map(({ name, text }) => (
              <li key={name}>{refusedInputCopy.replaced(comparedCopy[name], text)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {hasMore && <Notice title={comparedCopy.tooManyTitle}>{comparedCopy.tooManyText}</Notice>}
      <FailedNotice retry={retry} title={comparedCopy.failedTitle} text={comparedCopy.failedText} />
      {columns.length === 0 && (
        <EmptyState
          headingLevel={2}
          icon="compare"
          title={comparedCopy.emptyTitle}
          text={comparedCopy.emptyText}
          actions={<ButtonLink href="/#ofertas">{comparedCopy.seeOffers}</ButtonLink>}
        />
      )}
      {columns.some(({ deadlines }) => deadlines.length > 0) && (
        <PlanForm
          action={action}
          selection={shown}
          shown={columns.find(({ price }) => price)?.price ?? {}}
          deadlines={valuesOf(columns, 'deadlines')}
          monthlyKms={valuesOf(columns, 'monthlyKms')}
          onChange={onChange}
        />
      )}
      {columns.length > 0 && (
        <ComparedTable columns={columns} controls={controls} isDifferencesOnly={selection.isDifferencesOnly ?? false} />
      )}
      {columns.length < maxCompared && choices.length > 0 && (
        <div data-screen>
          <Panel>
            <Stack gap={4}>
              <Heading level={2} look="title">
                {columns.length === 1 ? comparedCopy.oneTitle : comparedCopy.addTitle}
              </Heading>
              {columns.length === 1 && <Text tone="muted">{comparedCopy.oneText}</Text>}
              <SwapForm action={action} selection={shown} choices={choices} onChoose={withItem} />
            </Stack>
          </Panel>
        </div>
      )}
    </Stack>
  );
}

const valuesOf = (columns: readonly ComparedColumn[], name: 'deadlines' | 'monthlyKms') =>
  uniqueAscending(columns.flatMap((column) => column[name]));

/** Offers that may be added: all other cars, and other versions of the compared ones. */
function choicesOf(columns: readonly ComparedColumn[], offers: readonly Offer[]) {
  const compared = new Set(columns.map(({ offer }) => offerId(offer)));
  const slugs = new Set(columns.map(({ offer }) => offer.slug));
  return representativeOffers(offers).flatMap(({ slug, name }) => {
    if (!slugs.has(slug)) return [{ value: slug, label: name, slug }];
    const versions = offers.filter((offer) => offer.slug === slug);
    return versions
      .filter((version) => !compared.has(offerId(version)))
      .map((version) => ({ value: offerId(version), label: `${name} ${versionLabel(version, versions)}`, slug }));
  });
}
