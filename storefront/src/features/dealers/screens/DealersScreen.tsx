import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Heading, Page, Section, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { EmptyState, LinkList, Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { TextField } from '@signdrive/design-system/text-field';
import { cepDigits, formatCep } from '#/domain/contact/contact.ts';
import { citiesOf } from '#/domain/place/dealer-list.ts';
import { isSameCity, type Dealer, type DealerNearby } from '#/domain/place/dealer.ts';
import { brazilianStates, findState, type State } from '#/domain/place/geography.ts';
import { assetUrl, useConfig } from '#/shared/page/config.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { DialogOnDemand, useOpened } from '#/shared/loading/DialogOnDemand.tsx';
import { useUrlField } from '#/shared/forms/use-url-field.ts';
import { DealerCards, dealerHeadingId } from '../components/DealerCards.tsx';
import type { KnownVisitor } from '../components/ContactDialog.tsx';
import { dealersCopy } from '../dealers.copy.ts';
import { useDealers } from '../dealers.slice.ts';

const loadContactDialog = async () => (await import('../components/ContactDialog.tsx')).ContactDialog;

export interface DealersScreenProps {
  /** Values of the URL, not validated. */
  uf?: string;
  city?: string;
  cep?: string | undefined;
  /** The logged-in user. */
  visitor?: (KnownVisitor & { cep: string }) | undefined;
}

const path = '/concessionaria';
/** Id of the chosen state's section. */
const stateId = 'estado';
const addressOf = (uf: string, city?: string, cep?: string) =>
  `${path}?uf=${uf}${city === undefined ? '' : `&cidade=${encodeURIComponent(city)}`}${cep ? `&cep=${cep}` : ''}`;

/** Dealers by state and city. Each choice is a link, so it is in the URL and works before hydration. */
export function DealersScreen({ uf = '', city = '', cep, visitor }: DealersScreenProps) {
  const isOfCep = useDealers((known) => (cep ? known.cep === cepDigits(cep) : false));
  const ufOfCep = useDealers((known) => known.uf);
  const cepFault = useDealers((known) => known.cepFault);
  const isLoading = useDealers((known) => known.list.status === 'loading');
  const state = findState(brazilianStates, uf || (isOfCep ? ufOfCep : ''));
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
          <NearbySearch
            cep={cep ?? ''}
            visitorCep={visitor?.cep ?? ''}
            fault={cep === '' ? 'missing' : isOfCep ? cepFault : undefined}
          />
          {uf !== '' && !state && <Notice tone="warning">{dealersCopy.unknownState}</Notice>}
          <ListAnnouncement state={state} city={city} />
          {state ? (
            <div id={stateId}>
              <OfState state={state} city={city} cep={cepDigits(cep ?? '')} visitor={visitor} />
            </div>
          ) : isOfCep && isLoading ? (
            <ListSkeleton />
          ) : (
            <States />
          )}
        </Stack>
      </Page>
    </Section>
  );
}

const ListSkeleton = () => (
  <SkeletonGroup label={dealersCopy.loading}>
    <Skeleton lines={8} />
  </SkeletonGroup>
);

/** @param city empty without a chosen one */
const dealersIn = (city: string, dealers: readonly DealerNearby[]) =>
  city === '' ? [] : dealers.filter((dealer) => isSameCity(dealer.city, city));

/** Announces the dealers of a choice, because focus stays on the pressed link or in the field. */
function ListAnnouncement({ state, city }: { state: State | undefined; city: string }) {
  const text = useDealers(({ uf, cep, list }) => {
    if (!state || uf !== state.uf || list.status !== 'success') return '';
    const inCity = dealersIn(city, list.data);
    const shown = inCity[0] ? inCity : list.data;
    const isSorted = shown.some(({ distanceInKm }) => distanceInKm !== undefined);
    const near = cep !== undefined && isSorted ? formatCep(cep) : undefined;
    return dealersCopy.listed(dealersCopy.count(shown.length), inCity[0]?.city ?? state.name, near);
  });
  return <VisuallyHidden isLive>{text}</VisuallyHidden>;
}

interface NearbySearchProps {
  /** The postal code in the URL. */
  cep: string;
  /** Proposed in an empty field. */
  visitorCep: string;
  fault: keyof typeof dealersCopy.cepFault | undefined;
}

/** A GET form, so that it works before hydration. */
function NearbySearch({ cep, visitorCep, fault }: NearbySearchProps) {
  const router = useRouter();
  const config = useConfig();
  const field = useUrlField(formatCep(cepDigits(cep)));
  const { ref } = field;
  useEffect(() => {
    const input = ref.current;
    if (!input || input.value !== '') return undefined;
    const proposed = formatCep(visitorCep);
    input.value = proposed;
    // The next user gets no postal code of the former one.
    return () => {
      if (input.value === proposed) input.value = '';
    };
  }, [ref, visitorCep]);
  return (
    <form
      action={`${assetUrl(config, path.slice(1))}#${stateId}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('cep');
        const search = { cep: typeof typed === 'string' ? cepDigits(typed) : '' };
        void router.navigate({ to: path, search: search as never, hash: stateId });
      }}
    >
      <Cluster>
        <TextField
          {...field}
          name="cep"
          label={dealersCopy.cep}
          description={dealersCopy.cepHint}
          inputMode="numeric"
          autoComplete="postal-code"
          errorMessage={fault && dealersCopy.cepFault[fault]}
          action={
            <Button type="submit" variant="secondary">
              {dealersCopy.search}
            </Button>
          }
        />
      </Cluster>
    </form>
  );
}

function States() {
  return (
    <LinkList
      label={dealersCopy.states}
      // The hash moves the focus to the state's heading.
      items={brazilianStates.map(({ uf, name }) => ({ label: name, href: `${addressOf(uf)}#${stateId}`, note: uf }))}
    />
  );
}

const listId = 'lista';

interface OfStateProps {
  state: State;
  city: string;
  /** Digits; empty without one. */
  cep: string;
  visitor: KnownVisitor | undefined;
}

function OfState({ state, city, cep, visitor }: OfStateProps) {
  const router = useRouter();
  const list = useDealers((known) => known.list);
  const listedUf = useDealers((known) => known.uf);
  const { status } = list;
  const retry = useRetry(status, () => void router.invalidate(), listId);
  const dealers = listedUf === state.uf && list.status === 'success' ? list.data : undefined;
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
          !dealers && <ListSkeleton />
        )}
        {dealers?.length === 0 && (
          <EmptyState headingLevel={3} title={dealersCopy.none(state.name)} text={dealersCopy.noneText} />
        )}
        {dealers && dealers.length > 0 && <Found {...{ state, city, cep, visitor, dealers }} />}
      </div>
    </Stack>
  );
}

function Found({ state, city, cep, visitor, dealers }: OfStateProps & { dealers: readonly DealerNearby[] }) {
  const { opened, open, close } = useOpened<Dealer>();
  const chosen = dealersIn(city, dealers);
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
              href: addressOf(state.uf, undefined, cep),
              note: dealersCopy.count(dealers.length),
              isCurrent: !isChosen,
            },
            ...cities.map((name) => ({
              label: name,
              href: addressOf(state.uf, name, cep),
              note: dealersCopy.count(dealersIn(name, dealers).length),
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
      <DealerCards dealers={isChosen ? chosen : dealers} onContact={open} />
      {opened && (
        <DialogOnDemand
          key={opened.key}
          load={loadContactDialog}
          props={{ dealer: opened.what, known: visitor, onClose: close }}
          openerId={dealerHeadingId(opened.what)}
        />
      )}
    </Stack>
  );
}
