import { Button } from '@signdrive/design-system/button';
import { Card } from '@signdrive/design-system/card';
import { Cluster, Grid, Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { formatCep, formatPhone, phoneHref } from '#/domain/contact/contact.ts';
import { dealerMapHref, type Dealer, type DealerNearby } from '#/domain/place/dealer.ts';
import { formatKm } from '#/shared/text/format.ts';
import { dealersCopy } from '../dealers.copy.ts';

export interface DealerCardsProps {
  dealers: readonly DealerNearby[];
  /** The visitor requests a call from the dealer. */
  onContact: (dealer: Dealer) => void;
}

export const dealerHeadingId = ({ id }: Dealer) => `concessionaria-${id}`;

/** Dealers with their address, directions and telephone. */
export function DealerCards({ dealers, onContact }: DealerCardsProps) {
  return (
    <Grid columns={{ narrow: 1, medium: 2, wide: 3 }}>
      {dealers.map((dealer) => (
        <DealerCard key={dealer.id} dealer={dealer} onContact={() => onContact(dealer)} />
      ))}
    </Grid>
  );
}

function DealerCard({ dealer, onContact }: { dealer: DealerNearby; onContact: () => void }) {
  const { hours, distanceInKm, name, address, district, city, uf, zipCode, phone } = dealer;
  const headingId = dealerHeadingId(dealer);
  // Dealers of several cities have the same name.
  const placeId = `${headingId}-cidade`;
  const place = `${city}, ${uf}`;
  const lines = [address, district, place, zipCode === '' ? '' : `CEP ${formatCep(zipCode)}`];
  return (
    <Card element="article" labelledBy={`${headingId} ${placeId}`}>
      <Stack gap={4} align="start">
        <Heading level={3} look="subtitle" id={headingId}>
          {name}
        </Heading>
        <div>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <Text key={line} tone="muted" {...(line === place && { id: placeId })}>
                {line}
              </Text>
            ))}
        </div>
        {(hours !== undefined || distanceInKm !== undefined) && (
          <div>
            {distanceInKm !== undefined && (
              <Text weight="strong">{dealersCopy.away(formatKm(Math.max(1, Math.round(distanceInKm))))}</Text>
            )}
            {hours !== undefined && <Text tone="muted">{hours}</Text>}
          </div>
        )}
        {phone !== '' && (
          <Link href={phoneHref(phone)} look="standalone" icon="phone" iconPosition="start">
            {formatPhone(phone)}
          </Link>
        )}
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            onPress={onContact}
            data-script
            aria-label={dealersCopy.contactOf(name, city)}
          >
            {dealersCopy.contact}
          </Button>
          <Link href={dealerMapHref(dealer)} isExternal look="standalone" icon="pin" iconPosition="start">
            {dealersCopy.map}
          </Link>
        </Cluster>
      </Stack>
    </Card>
  );
}
