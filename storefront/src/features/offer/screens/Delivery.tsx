import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Heading, liveRegion, Stack, Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import type { Nearby } from '#/domain/place/location.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { deliveryShown } from '../offer.events.ts';
import { selectShownVersion } from '../offer.slice.ts';
import { locationAsked, selectNearby, type LocationFailure } from '../nearby/nearby.slice.ts';
import { formatKm } from '#/shared/text/format.ts';

const deliveryCopy = {
  title: 'Entrega e retirada',
  beyondLimit: 'É um prazo maior que o habitual: este carro é produzido sob encomenda.',
  locate: 'Usar minha localização',
  locating: 'Procurando perto de você',
  again: 'Tentar de novo',
  update: 'Atualizar localização',
  near: (city: string, uf: string) => `Perto de você: ${city}, ${uf}.`,
  nearWithWindow: (city: string, uf: string, window: string) => `Em ${city}, ${uf}: ${window.replace(/\.$/, '')}.`,
  pickup: (name: string, city: string, uf: string, distanceInKm: number) =>
    `Retirada mais próxima: ${name}, ${city}, ${uf}, a uns ${formatKm(Math.max(1, Math.round(distanceInKm)))}.`,
  pickupLater: 'Você escolhe a concessionária da retirada no pedido.',
} as const;

/** Why the visitor's position is unknown, and how to continue. */
const locationFailureCopy = {
  refused: {
    title: 'Você não autorizou a localização',
    text: 'Sem problema: o prazo acima vale do mesmo jeito, e você escolhe a retirada no pedido.',
  },
  unsupported: {
    title: 'Este navegador não informa a localização',
    text: 'O prazo acima vale do mesmo jeito, e você escolhe a retirada no pedido.',
  },
  unavailable: {
    title: 'Não conseguimos encontrar a sua localização',
    text: 'Verifique se ela está ligada no aparelho e tente de novo.',
  },
  unanswered: {
    title: 'Não conseguimos consultar o que há perto de você',
    text: 'O serviço não respondeu. Tente de novo em instantes.',
  },
} as const satisfies Record<LocationFailure, { title: string; text: string }>;

/** Delivery time and pickup places near the visitor, once their position is known. */
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
          title={locationFailureCopy[location.trouble].title}
        >
          {locationFailureCopy[location.trouble].text}
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
      <div {...liveRegion}>{outcome}</div>
      {/* Always rendered, so that focus stays on it after a press. */}
      <div data-script>
        <Button
          variant="secondary"
          size="small"
          isBusy={location.status === 'locating'}
          busyLabel={deliveryCopy.locating}
          onPress={() => dispatch(locationAsked())}
        >
          <Icon name="pin" size="small" />
          <span>{locateLabel[location.status]}</span>
        </Button>
      </div>
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
  // The window of a place applies to fast delivery only.
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
