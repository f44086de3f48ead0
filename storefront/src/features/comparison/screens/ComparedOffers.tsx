import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { EmptyState, Notice, Panel } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { comparedAddress, mostCompared, type ComparedSelection } from '#/domain/comparison-selection.ts';
import type { Offer } from '#/domain/offer.ts';
import { FailedNotice } from '#/shared/FailedNotice.tsx';
import { FailedState } from '#/shared/FailedState.tsx';
import { useRetry, type Retry } from '#/shared/retry.ts';
import { WholeWords } from '#/shared/WholeWords.tsx';
import { ComparedTable } from '../components/ComparedTable.tsx';
import { SwapForm } from '../components/SwapForm.tsx';
import { useComparedHref } from '../components/use-compared-href.ts';
import { columnOf, sharedPlanOf, statusOfPlans, type ComparedColumn } from '../compared.view.ts';
import { comparedCopy } from '../comparison.copy.ts';
import { selectPlans } from '../comparison.selectors.ts';

export interface ComparedOffersProps {
  /** What the address asks for. */
  selection: ComparedSelection;
  /** One offer per car, those on offer in the spec's order. */
  cars: readonly Offer[];
  /** How the list of offers stands. */
  status: 'loading' | 'success' | 'error';
  /** Goes to another selection. */
  onChange: (slugs: readonly string[]) => void;
  onRetry: () => void;
}

/** Where whoever tried again goes on. */
const comparedPlaceId = 'comparacao';

/** Two or three offers side by side (product.md), with a designed state for every other selection. */
export function ComparedOffers({ selection, cars, status, onChange, onRetry }: ComparedOffersProps) {
  const plans = useSelector(selectPlans);
  const offers = selection.slugs.flatMap((slug) => cars.find((car) => car.slug === slug) ?? []);
  const columns = offers.map((offer) => columnOf(offer, plans[offer.slug]));
  const listRetry = useRetry(status, onRetry, comparedPlaceId);
  const planRetry = useRetry(statusOfPlans(columns), onRetry, comparedPlaceId);
  return (
    <Section isFirst>
      <Page>
        <Stack gap={7}>
          <Opening columns={columns} />
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
              <Compared selection={selection} columns={columns} cars={cars} onChange={onChange} retry={planRetry} />
            )}
          </div>
        </Stack>
      </Page>
    </Section>
  );
}

function Opening({ columns }: { columns: readonly ComparedColumn[] }) {
  const shared = sharedPlanOf(columns);
  const lead = shared ? comparedCopy.leadSame(shared.deadlineInMonths, shared.monthlyKm) : comparedCopy.leadDiffering;
  return (
    <Stack gap={4}>
      <Heading level={1} look="headline" isFocusTarget>
        <WholeWords>{comparedCopy.titleOf(columns.map(({ offer }) => offer.name))}</WholeWords>
      </Heading>
      <Text look="lead">{columns.length < 2 ? comparedCopy.leadEmpty : lead}</Text>
    </Stack>
  );
}

interface ComparedProps extends Pick<ComparedOffersProps, 'selection' | 'cars' | 'onChange'> {
  columns: readonly ComparedColumn[];
  /** Asks again for the plans that failed. */
  retry: Retry;
}

function Compared({ selection, columns, cars, onChange, retry }: ComparedProps) {
  const action = useComparedHref([]);
  const slugs = columns.map(({ offer }) => offer.slug);
  const unknown = selection.slugs.filter((slug) => !slugs.includes(slug));
  const others = cars.filter(({ slug }) => !slugs.includes(slug));
  const controls = columns.map(({ offer: { slug, name } }) => (
    <Stack key={slug} gap={2}>
      <SwapForm
        action={action}
        slugs={slugs}
        place={slugs.indexOf(slug)}
        name={name}
        cars={others}
        onChange={onChange}
      />
      <Link
        href={comparedAddress(slugs.filter((other) => other !== slug))}
        look="standalone"
        icon="close"
        iconPosition="start"
      >
        <WholeWords>{comparedCopy.removeOf(name)}</WholeWords>
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
      {selection.leftOut.length > 0 && <Notice title={comparedCopy.tooManyTitle}>{comparedCopy.tooManyText}</Notice>}
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
      {columns.length > 0 && <ComparedTable columns={columns} controls={controls} />}
      {columns.length < mostCompared && others.length > 0 && (
        <div data-screen>
          <Panel>
            <Stack gap={4}>
              <Heading level={2} look="title">
                {columns.length === 1 ? comparedCopy.oneTitle : comparedCopy.addTitle}
              </Heading>
              {columns.length === 1 && <Text tone="muted">{comparedCopy.oneText}</Text>}
              <SwapForm action={action} slugs={slugs} cars={others} onChange={onChange} />
            </Stack>
          </Panel>
        </div>
      )}
    </Stack>
  );
}
