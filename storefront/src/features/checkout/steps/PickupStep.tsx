import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ChoiceCards } from '@signdrive/design-system/choice-cards';
import { Form, SubmitButton } from '@signdrive/design-system/form';
import { Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { EmptyState, ErrorSummary, FormSection, Notice } from '@signdrive/design-system/patterns';
import { Select } from '@signdrive/design-system/select';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { separator } from '#/domain/values/text.ts';
import { dealerAddress, dealerMapHref, isSameCity, type Dealer, type DealerNearby } from '#/domain/place/dealer.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { formatKm } from '#/shared/text/format.ts';
import { formCopy, pickupCopy } from './steps.copy.ts';
import { chosenDealer, lostDealer } from '../checkout.gate.ts';
import { dealerSelected, dealersWanted, pickupChosen, useCheckout } from '../checkout.slice.ts';
import { StepActions } from './StepEnd.tsx';
import { useMessages } from './use-messages.ts';

/** Section of the list, which gets the focus after a successful retry. */
const listId = 'concessionarias';

/** Step 7: the dealer at which the car is picked up. */
export function PickupStep({ back }: { back: ReactNode }) {
  const dispatch = useDispatch();
  const orderer = useCheckout((state) => state.orderer);
  const dealers = useCheckout((state) => state.dealers);
  const cities = useCheckout((state) => state.cities);
  const { uf, city } = useCheckout((state) => state.draft.pickup);
  const dealer = useCheckout(chosenDealer);
  const lost = useCheckout(lostDealer);
  const retry = useRetry(
    dealers.status,
    () => uf !== undefined && void dispatch(dealersWanted({ uf, ...(city !== undefined && { city }) })),
    listId,
  );
  const inState = dataOf(dealers) ?? [];
  const found = city === undefined ? inState : inState.filter((place) => isSameCity(place.city, city));
  // After a reload the chosen dealer is known before the list is.
  const listed = dealers.status === 'idle' && dealer ? [dealer] : found;
  const chosen = listed.find(({ id }) => id === dealer?.id);
  const faults = {
    ...(uf === undefined && { uf: pickupCopy.missingState }),
    ...(uf !== undefined && !chosen && { dealer: pickupCopy.missing }),
  };
  const { messages, setMessages } = useMessages<'uf' | 'dealer'>(faults);
  if (!orderer) return null;

  function submit() {
    setMessages(faults);
    if (chosen && uf !== undefined) dispatch(pickupChosen(chosen));
  }

  return (
    <Form errors={messages} onSubmit={submit}>
      <Stack gap={6}>
        <ErrorSummary />
        <FormSection title={pickupCopy.where}>
          <Select
            name="uf"
            label={pickupCopy.state}
            placeholder={pickupCopy.choose}
            value={uf ?? ''}
            onChange={(wanted) => dispatch(dealersWanted({ uf: wanted }))}
            items={orderer.lists.states.map(({ uf: value, name }) => ({ value, label: name }))}
          />
          <Select
            name="city"
            label={pickupCopy.city}
            value={city ?? ''}
            isDisabled={cities.length === 0}
            onChange={(wanted) => {
              if (uf !== undefined) dispatch(dealersWanted({ uf, ...(wanted !== '' && { city: wanted }) }));
            }}
            items={[
              { value: '', label: pickupCopy.allCities },
              ...cities.map((name) => ({ value: name, label: name })),
            ]}
          />
        </FormSection>
        <div id={listId} aria-busy={dealers.status === 'loading'}>
          {dealers.status === 'loading' && !retry.isShown && (
            <SkeletonGroup label={pickupCopy.loading}>
              <Stack gap={3}>
                <Skeleton look="control" />
                <Skeleton look="control" />
              </Stack>
            </SkeletonGroup>
          )}
          {uf !== undefined && (
            <FailedNotice retry={retry} tone="danger" title={pickupCopy.failed} text={pickupCopy.failedText} />
          )}
          {lost && <LostDealer lost={lost} hasMoved={inState.some(({ id }) => id === lost.id)} />}
          {dealers.status === 'success' && found.length === 0 && (
            <EmptyState title={pickupCopy.none} text={pickupCopy.noneText} headingLevel={2} announce="polite" />
          )}
          {listed.length > 0 && (
            <ChoiceCards
              name="dealer"
              label={pickupCopy.dealers}
              headingLevel={2}
              columns={{ narrow: 1, wide: 1 }}
              value={chosen?.id ?? ''}
              onChange={(id) => {
                const selected = listed.find((place) => place.id === id);
                if (selected) dispatch(dealerSelected(selected));
              }}
              items={listed.map((place) => ({
                value: place.id,
                label: `${place.name}, ${place.city}`,
                description: describe(place),
              }))}
            />
          )}
        </div>
        {/* The list changes far from the changed field, so it is announced. */}
        <VisuallyHidden isLive>{found.length > 0 && pickupCopy.found(found.length)}</VisuallyHidden>
        {chosen && (
          <Text>
            <Link href={dealerMapHref(chosen)} isExternal look="standalone" icon="pin" iconPosition="start">
              {pickupCopy.map(chosen.name)}
            </Link>
          </Text>
        )}
        <StepActions back={back}>
          <SubmitButton isBlock sendingLabel={formCopy.saving}>
            {pickupCopy.submit}
          </SubmitButton>
        </StepActions>
      </Stack>
    </Form>
  );
}

function LostDealer({ lost: { name }, hasMoved }: { lost: Dealer; hasMoved: boolean }) {
  return (
    <Notice tone="warning" announce="polite" title={hasMoved ? pickupCopy.moved : pickupCopy.closed}>
      {hasMoved ? pickupCopy.movedText(name) : pickupCopy.closedText(name)}
    </Notice>
  );
}

function describe(place: DealerNearby): string {
  const { distanceInKm, hours } = place;
  const away = distanceInKm === undefined ? [] : [pickupCopy.away(formatKm(Math.max(1, Math.round(distanceInKm))))];
  return [dealerAddress(place), ...away, ...(hours === undefined ? [] : [hours])].join(separator);
}
