import type {
  BestCondition as WireBestCondition,
  RentalCondition,
  RentalOffer,
  VehicleResponse,
} from '@signdrive/sandbox/contract/vehicle';
import type { Condition } from '../../domain/offer/conditions.ts';
import {
  bodyTypeNamed,
  hasFastDelivery,
  isListedAsAvailable,
  isWithinDeadlineLimit,
  type BestCondition,
  type Offer,
  type Vehicle,
} from '../../domain/offer/offer.ts';
import {
  cents,
  colorHex,
  count,
  fieldsOf,
  flag,
  optionalList,
  optionalText,
  number,
  object,
  positive,
  present,
  slug,
  text,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';

type WireColor = WireBestCondition['color'];
type WireAccessory = RentalCondition['listAccessories'][number];
type WireSpecification = VehicleResponse['specifications'][number];

const bestCondition = (report: Report) =>
  object((best: Fields<WireBestCondition>): BestCondition => ({
    monthlyInstallmentInCents: best.get('monthlyInstallment', cents),
    deadlineInMonths: best.get('deadline', positive),
    monthlyKm: best.get('monthlyKm', count),
    score: best.get('score', number),
    colorCode: best.get('color', (color, path) => fieldsOf<WireColor>(color, path).get('colorCode', text)),
    ...present({ cetPercentAYear: best.tolerant('cetValue', number, report) }),
  }));

/**
 * One version on offer. What only describes it may be missing, and so may its best condition and paint; everything else
 * is required.
 */
export const offer = (report: Report) =>
  object((wire: Fields<RentalOffer>): Offer => {
    const deadlineInfo = wire.get('deadlineInfo', text);
    const isElectric = wire.get('isElectric', flag);
    return {
      modelCode: wire.get('modelCode', text),
      year: wire.get('year', positive),
      hasShield: wire.get('hasShield', flag),
      name: wire.get('name', text),
      model: wire.get('model', text),
      slug: wire.get('slug', slug),
      bodyType: bodyTypeNamed(wire.get('bodyType', text)),
      isAvailable: isListedAsAvailable({
        isAvailable: wire.get('isAvailability', flag),
        deadlineInfo,
      }),
      hasFastDelivery: hasFastDelivery(deadlineInfo),
      isDeadlineWithinLimit: isWithinDeadlineLimit({
        isElectric,
        isDeadlineWithinLimit: wire.get('isDeadlineWithinLimit', flag),
      }),
      deadlineInfo,
      isElectric,
      tags: wire.get('tags', optionalList(text)),
      isMale: wire.get('isMale', flag),
      description: wire.get('description', optionalText),
      legalText: wire.get('conditions', optionalText),
      ...present({
        bestCondition: wire.tolerant('bestCondition', bestCondition(report), report),
        colorHex: wire.tolerant('colorHex', colorHex, report),
      }),
    };
  });

const accessory: Decoder<string> = (value, where) =>
  fieldsOf<WireAccessory>(value, where).get('accessoryDescription', text);

export const condition = (report: Report) =>
  object((wire: Fields<RentalCondition>): Condition => ({
    productId: wire.get('productId', text),
    deadlineInMonths: wire.get('deadline', positive),
    monthlyKm: wire.get('monthlyKmValue', count),
    colorType: wire.get('colorType', text),
    colorCode: wire.get('colorCode', text),
    colorName: wire.get('color', text),
    manufacturerCode: wire.get('manufacturerCode', text),
    accessoryText: wire.get('accessoryText', optionalText),
    optionalText: wire.get('optionalText', optionalText),
    accessories: wire.get('listAccessories', optionalList(accessory)),
    monthlyInstallmentInCents: wire.get('monthlyInstallment', cents),
    score: wire.get('score', number),
    ...present({ colorHex: wire.tolerant('colorHex', colorHex, report) }),
  }));

const specification = object((wire: Fields<WireSpecification>): Vehicle['specifications'][number] => ({
  label: wire.get('label', text),
  value: wire.get('value', text),
}));

export const vehicle = object((wire: Fields<VehicleResponse>): Vehicle => ({
  id: wire.get('id', text),
  name: wire.get('name', text),
  model: wire.get('model', text),
  year: wire.get('year', positive),
  bodyType: bodyTypeNamed(wire.get('bodyType', text)),
  priceInCents: wire.get('price', cents),
  description: wire.get('description', optionalText),
  specifications: wire.get('specifications', optionalList(specification)),
  standardItems: wire.get('standardItems', optionalList(text)),
}));
