import type { Offer } from '#/domain/offer/offer.ts';

/** Name of a version: with its year where the name comes in several, and its armour where the name doesn't say it. */
export function versionLabel(version: Offer, versions: readonly Offer[]): string {
  const isInSeveralYears = versions.some(({ model, year }) => model === version.model && year !== version.year);
  const isArmourSaid = !version.hasShield || version.model.toLowerCase().includes('blindad');
  return [version.model, isInSeveralYears && version.year, !isArmourSaid && 'blindado'].filter(Boolean).join(' ');
}
