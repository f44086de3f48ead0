import type { ReactNode } from 'react';
import { Card } from '@signdrive/design-system/card';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { formatPhone } from '#/domain/contact.ts';
import { dealerAddress, dealerMapHref } from '#/domain/dealer.ts';
import type { AgreedOrder } from '../agreed-order.ts';
import { PlanFacts } from '../screens/PlanFacts.tsx';
import { placedCopy } from './placed.copy.ts';
import { documentCopy } from './steps.copy.ts';

/** What was agreed to: the plan, the dealer, the payment, the e-mails, the documents. */
export function PlacedFacts({ agreed: { plan, details } }: { agreed: AgreedOrder }) {
  return (
    <Card look="panel">
      <Stack gap={6}>
        <PlanFacts plan={plan} />
        {details && <Details {...details} />}
      </Stack>
    </Card>
  );
}

function Details({ dealer, payment, endDigits, email, documents }: NonNullable<AgreedOrder['details']>) {
  return (
    <>
      <Part title={placedCopy.pickup}>
        <Text weight="strong">{dealer.name}</Text>
        <Text tone="muted">{dealerAddress(dealer)}</Text>
        {dealer.hours !== undefined && <Text tone="muted">{dealer.hours}</Text>}
        {dealer.phone !== '' && (
          <Link href={`tel:+55${dealer.phone}`} look="standalone" icon="phone" iconPosition="start">
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
    </>
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
