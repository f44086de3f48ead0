import type { Offer } from '#/domain/offer/offer.ts';

/** Labels of the categories (spec §3: Pick-up is shown as Picape). Keys are the domain's body types. */
export const bodyTypeCopy = {
  suvw: 'SUVW',
  hatch: 'Hatch',
  sedan: 'Sedan',
  pickup: 'Picape',
  electric: 'Elétrico',
  minivan: 'Minivan',
  unknown: 'Outros',
} as const;

/** Clears the category filter. */
export const allCategoriesCopy = 'Todos';

/** Name of a version: with its year if several have that name, and with its armour if the name lacks it. */
export function versionLabel(version: Offer, versions: readonly Offer[]): string {
  const isInSeveralYears = versions.some(({ model, year }) => model === version.model && year !== version.year);
  const isArmourSaid = !version.hasShield || version.model.toLowerCase().includes('blindad');
  return [version.model, isInSeveralYears && version.year, !isArmourSaid && 'blindado'].filter(Boolean).join(' ');
}
