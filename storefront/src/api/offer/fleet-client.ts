import type { FleetOffer as WireFleetOffer, OrderPeriods as WireOrderPeriods } from '@signdrive/sandbox/contract/fleet';
import type { FleetOffer, OrderPeriods, SalesChannel } from '../../domain/offer/offer.ts';
import { costTerms } from './plan-decoders.ts';
import {
  cents,
  colorHex,
  count,
  flag,
  optionalList,
  object,
  positive,
  present,
  text,
  type Fields,
  type Report,
} from '../wire/decode.ts';
import type { Http } from '../wire/http.ts';

/** The product of a fleet order. */
export interface FleetOfferPort {
  /** @param wanted salesChannel defaults to `signdrive`. */
  readOffer(
    wanted: { productId: string; salesChannel?: Exclude<SalesChannel, 'unknown' | 'used'> },
    signal: AbortSignal,
  ): Promise<FleetOffer>;
}

/** Names of the sales channels on the wire (spec §3; §9 gives the default). */
const wireChannels = {
  signdrive: 'S&D',
  financing: 'CONVENCIONAL',
  calculator: 'UNIQUE',
  used: 'SEMPRENOVO',
} as const satisfies Record<Exclude<SalesChannel, 'unknown'>, string>;

function channelNamed(name: string): SalesChannel {
  const entry = Object.entries(wireChannels).find(([, wire]) => wire === name);
  return (entry?.[0] as SalesChannel | undefined) ?? 'unknown';
}

const orderPeriods = object((wire: Fields<WireOrderPeriods>): OrderPeriods => ({
  documentsDays: wire.get('documentsDays', positive),
  contractDays: wire.get('contractDays', positive),
  signingDays: wire.get('signingDays', positive),
}));

const fleetOffer = (report: Report) =>
  object((wire: Fields<WireFleetOffer>): FleetOffer => ({
    productId: wire.get('productId', text),
    salesChannel: channelNamed(wire.get('salesChannel', text)),
    modelCode: wire.get('modelCode', text),
    model: wire.get('model', text),
    year: wire.get('year', positive),
    hasShield: wire.get('hasShield', flag),
    colorName: wire.get('color', text),
    colorCode: wire.get('colorCode', text),
    deadlineInMonths: wire.get('deadline', positive),
    monthlyKm: wire.get('monthlyKm', count),
    monthlyInstallmentInCents: wire.get('monthlyInstallment', cents),
    accessories: wire.get('accessories', optionalList(text)),
    optionals: wire.get('optionals', optionalList(text)),
    ...present({
      colorHex: wire.tolerant('colorHex', colorHex, report),
      costTerms: wire.tolerant('costTerms', costTerms(report), report),
      orderPeriods: wire.tolerant('orderPeriods', orderPeriods, report),
    }),
  }));

/** Fleet API (spec §7), the offers part. */
export function createFleetClient(http: Http, report: Report = () => {}): FleetOfferPort {
  return {
    async readOffer({ productId, salesChannel = 'signdrive' }, signal) {
      const call = 'GET /offers/{productId}';
      const query = { saleschannel: wireChannels[salesChannel] };
      const answer = await http.send({ call, params: { productId }, query, signal });
      return fleetOffer(report)(answer, call);
    },
  };
}
