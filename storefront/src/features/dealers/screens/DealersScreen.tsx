import { lazy, Suspense, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { EmptyState, LinkList, Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { citiesOf, isSameCity, type Dealer } from '#/domain/dealer.ts';
import { brazilianStates, findState, type State } from '#/domain/geography.ts';
import { FailedState } from '#/shared/FailedState.tsx';
import { useRetry } from '#/shared/retry.ts';
import { DealerCards } from '../components/DealerCards.tsx';
import type { KnownVisitor } from '../components/ContactDialog.tsx';
import { dealersCopy } from '../dealers.copy.ts';
import { selectDealers } from '../dealers.slice.ts';

const ContactDialog = lazy(async () => ({ default: (await import('../components/ContactDialog.tsx')).ContactDialog }));

export interface DealersScreenProps {
  /** As they stand in the address: anything. */
  uf?: string;
  city?: string;
  /** Who is logged in. */
  visitor?: KnownVisitor | undefined;
}

const path = '/concessionaria';
const addressOf = (uf: string, city?: string) =>
  `${path}?uf=${uf}${city === undefined ? '' : `&cidade=${encodeURIComponent(city)}`}`;

/** Dealers by state and city. Each choice is a link: the address keeps it, and it works before any script has run. */
export function DealersScreen({ uf = '', city = '', visitor }: DealersScreenProps) {
  const state = findState(brazilianStates, uf);
  return (
    <Section isFirst>
      <Page>
        <Stack gap={7}>
          <Stack gap={4}>
            <Heading level={1} look="headline">
              {dealersCopy.title}
            </Heading>
            {!state && <Text look="lead">{dealersCopy.lead}</Text>}
          </Stack>
          {uf !== '' && !state && <Notice tone="warning">{dealersCopy.unknownState}</Notice>}
          {state ? <OfState state={state} city={city} visitor={visitor} /> : <States />}
        </Stack>
      </Page>
    </Section>
  );
}

function States() {
  return (
    <LinkList
      label={dealersCopy.states}
      items={brazilianStates.map(({ uf, name }) => ({ label: name, href: addressOf(uf), note: uf }))}
    />
  );
}

const listId = 'lista';

interface OfStateProps {
  state: State;
  city: string;
  visitor: KnownVisitor | undefined;
}

function OfState({ state, city, visitor }: OfStateProps) {
  const router = useRouter();
  const known = useSelector(selectDealers);
  const { status } = known.list;
  const retry = useRetry(status, () => void router.invalidate(), listId);
  const dealers = known.uf === state.uf && known.list.status === 'success' ? known.list.data : undefined;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} look="title">
          {state.name}
        </Heading>
        <Text>
          <Link href={path} look="standalone">
            {dealersCopy.otherState}
          </Link>
        </Text>
      </Stack>
      <div id={listId}>
        {retry.isShown ? (
          <FailedState retry={retry} headingLevel={3} title={dealersCopy.failedTitle} text={dealersCopy.failedText} />
        ) : (
          !dealers && (
            <SkeletonGroup label={dealersCopy.loading}>
              <Skeleton lines={8} />
            </SkeletonGroup>
          )
        )}
        {dealers?.length === 0 && (
          <EmptyState headingLevel={3} title={dealersCopy.none(state.name)} text={dealersCopy.noneText} />
        )}
        {dealers && dealers.length > 0 && <Found state={state} city={city} visitor={visitor} dealers={dealers} />}
      </div>
    </Stack>
  );
}

function Found({ state, city, visitor, dealers }: OfStateProps & { dealers: readonly Dealer[] }) {
  const [asked, setAsked] = useState<Dealer>();
  const inCity = (name: string) => dealers.filter((dealer) => isSameCity(dealer.city, name));
  const chosen = city === '' ? [] : inCity(city);
  const isChosen = chosen.length > 0;
  const cities = citiesOf(dealers);
  return (
    <Stack gap={6}>
      {cities.length > 1 && (
        <LinkList
          label={dealersCopy.cities}
          items={[
            {
              label: dealersCopy.allCities,
              href: addressOf(state.uf),
              note: dealersCopy.count(dealers.length),
              isCurrent: !isChosen,
            },
            ...cities.map((name) => ({
              label: name,
              href: addressOf(state.uf, name),
              note: dealersCopy.count(inCity(name).length),
              isCurrent: isChosen && isSameCity(name, city),
            })),
          ]}
        />
      )}
      {city !== '' && !isChosen && (
        <Notice tone="info" title={dealersCopy.noneInCity(city.slice(0, 80))}>
          {dealersCopy.noneInCityText}
        </Notice>
      )}
      <DealerCards dealers={isChosen ? chosen : dealers} onContact={setAsked} />
      {asked && (
        <Suspense>
          <ContactDialog dealer={asked} known={visitor} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
