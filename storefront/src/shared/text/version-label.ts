import type { Offer } from '#/domain/offer/offer.ts';

/** Name of a version: with its year if several have that name, and with its armour if the name lacks it. */
export function versionLabel(version: Offer, versions: readonly Offer[]): string {
  const isInSeveralYears = versions.some(({ model, year }) => model === version.model && year !== version.year);
  const isArmourSaid = !version.hasShield || version.model.toLowerCase().includes('blindad');
  return [version.model, isInSeveralYears && version.year, !isArmourSaid && 'blindado'].filter(Boolean).join(' ');
}
