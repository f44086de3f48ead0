import type { ReactNode } from 'react';
import { Card } from '@signdrive/design-system/card';
import { Grid, Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { formatPhone, phoneHref } from '#/domain/contact/contact.ts';
import { dealerAddress, dealerMapHref } from '#/domain/place/dealer.ts';
import type { AgreedOrder } from '../checkout.state.ts';
import { PlanFacts } from '../screens/PlanFacts.tsx';
import { placedCopy } from './placed.copy.ts';
import { documentCopy } from './steps.copy.ts';

/** The confirmed plan, dealer and payment. */
export function PlacedFacts({ agreed: { plan, details } }: { agreed: AgreedOrder }) {
  return (
    <Card look="panel">
      <Stack gap={6}>
        <PlanFacts plan={plan} />
        {details && <Agreed {...details} />}
      </Stack>
    </Card>
  );
}

type Details = NonNullable<AgreedOrder['details']>;

function Agreed({ dealer, payment, endDigits }: Details) {
  return (
    <>
      <Part title={placedCopy.pickup}>
        <Text weight="strong">{dealer.name}</Text>
        <Text tone="muted">{dealerAddress(dealer)}</Text>
        {dealer.hours !== undefined && <Text tone="muted">{dealer.hours}</Text>}
        {dealer.phone !== '' && (
          <Link href={phoneHref(dealer.phone)} look="standalone" icon="phone" iconPosition="start">
            {formatPhone(dealer.phone)}
          </Link>
        )}
        <Link href={dealerMapHref(dealer)} isExternal look="standalone" icon="pin" iconPosition="start">
          {placedCopy.map}
        </Link>
      </Part>
      <Part title={placedCopy.payment}>
        <Text isTabular>{placedCopy.paymentOf[payment](endDigits)}</Text>
        <Text tone="muted">{placedCopy.nothingCharged}</Text>
      </Part>
    </>
  );
}

/** The address of the e-mails, and the documents that have arrived. */
export function PlacedEmailsAndDocuments({ payment, email, documents }: Details) {
  return (
    <Grid columns={{ medium: 2 }} gap={5}>
      <Part title={placedCopy.emails}>
        <Text tone="muted">
          {placedCopy.emailsText[payment]} <strong>{email}</strong>.
        </Text>
      </Part>
      <Part title={placedCopy.documents}>
        <ul>
          {documents.map((kind) => (
            <li key={kind}>{documentCopy.tiles[kind].label}</li>
          ))}
        </ul>
      </Part>
    </Grid>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={1} align="start">
      <Heading level={2} look="subtitle">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
