import type { Offer } from '#/domain/offer.ts';
import { offerCopy } from '../offer.copy.ts';

/** Name of a version among the others: with its year where one name comes in several, and its armour where the name doesn't say it. */
export function versionLabel(version: Offer, versions: readonly Offer[]): string {
  const isInSeveralYears = versions.some(({ model, year }) => model === version.model && year !== version.year);
  const isArmourSaid = !version.hasShield || version.model.toLowerCase().includes('blindad');
  return [version.model, isInSeveralYears && version.year, !isArmourSaid && offerCopy.shielded.toLowerCase()]
    .filter(Boolean)
    .join(' ');
}
