import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Heading, Stack, Text, statusAttributes } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import type { Nearby } from '#/domain/place/location.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { useCarSlug } from '#/shared/page/car-slug.ts';
import { deliveryCopy, locationTroubleCopy } from '../delivery.copy.ts';
import { deliveryShown } from '../offer.events.ts';
import { selectNearby, selectShownVersion } from '../offer.selectors.ts';
import { locationAsked } from '../nearby/nearby.slice.ts';

/** When the car comes, and where it is picked up: near the visitor, once they say where that is. */
export function Delivery() {
  const dispatch = useDispatch();
  const offer = useSelector(selectShownVersion(useCarSlug()));
  const location = useSelector(selectNearby);
  useEffect(() => {
    dispatch(deliveryShown());
  }, [dispatch]);
  if (!offer?.isAvailable) return null;
  const outcome =
    location.status === 'found' ? (
      <Near offer={offer} nearby={location.nearby} />
    ) : (
      location.status === 'failed' && (
        <Notice
          tone={location.trouble === 'refused' ? 'info' : 'warning'}
          title={locationTroubleCopy[location.trouble].title}
        >
          {locationTroubleCopy[location.trouble].text}
        </Notice>
      )
    );
  return (
    <Stack gap={4} align="start">
      <Heading level={3} look="title">
        {deliveryCopy.title}
      </Heading>
      <Stack gap={1}>
        <Text>{offer.deadlineInfo}</Text>
        {!offer.isDeadlineWithinLimit && (
          <Text look="small" tone="muted">
            {deliveryCopy.beyondLimit}
          </Text>
        )}
      </Stack>
      <div {...statusAttributes(outcome)}>{outcome}</div>
      {/* Always there: who pressed it goes on from it. */}
      <Control>
        <Button
          variant="secondary"
          size="small"
          isBusy={location.status === 'locating'}
          busyLabel={deliveryCopy.locating}
          onPress={() => dispatch(locationAsked())}
        >
          <Icon name="pin" size="small" />
          {locateLabel[location.status]}
        </Button>
      </Control>
    </Stack>
  );
}

const locateLabel = {
  idle: deliveryCopy.locate,
  locating: deliveryCopy.locate,
  found: deliveryCopy.update,
  failed: deliveryCopy.again,
} as const;

function Near({ offer, nearby: { city, uf, deadlineInfo, pickupPlaces } }: { offer: Offer; nearby: Nearby }) {
  const [place] = pickupPlaces;
  // The window of a place holds for cars of fast delivery alone.
  const isWindowKnown = offer.hasFastDelivery && deadlineInfo !== undefined;
  return (
    <Stack gap={1}>
      <Text weight="strong">
        {isWindowKnown ? deliveryCopy.nearWithWindow(city, uf, deadlineInfo) : deliveryCopy.near(city, uf)}
      </Text>
      <Text look="small" tone="muted">
        {place ? deliveryCopy.pickup(place.name, place.city, place.uf, place.distanceInKm) : deliveryCopy.pickupLater}
      </Text>
    </Stack>
  );
}

/* Without script nothing could be located: the button would promise what it can't do. */
const Control = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
