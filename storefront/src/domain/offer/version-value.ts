import type { OfferKey } from './offer.ts';

/**
 * One value that identifies a version, for forms that work without script: `POTRA1~2027`, `TAHIG1~2026~1` with armour.
 * No code contains a tilde. The script itself writes `versao`, `ano` and `blindado`.
 */
export function versionValue({ modelCode, year, hasShield }: OfferKey): string {
  return [modelCode, year, ...(hasShield ? [1] : [])].join('~');
}
