import { Badge } from '../components/badge/index.ts';
import { CarDrawing } from '../components/car-picture/index.ts';
import { Price } from '../components/price/index.ts';
import { OfferCard } from './offer-card/OfferCard.tsx';
import { sampleOffers } from './sample-content.tsx';

/** Sample cards for stories. */
export const offerCards = sampleOffers.map(({ model, name, body, paint, priceInCents, isFast }) => (
  <OfferCard
    key={model}
    name={name}
    href={`/ofertasvw/${model}`}
    terms={`${body} · 24 meses · 1.000 km/mês`}
    price={<Price amountInCents={priceInCents} period="month" />}
    car={<CarDrawing model={model} paint={paint} />}
    tag={isFast && <Badge tone="accent">Entrega rápida</Badge>}
  />
));
