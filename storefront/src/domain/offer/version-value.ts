import type { OfferKey } from './offer.ts';

/**
 * One value that names a version whole, for a form that works without script: `POTRA1~2027`, `TAHIG1~2026~1` when
 * armoured. No code holds a tilde. The program itself writes `versao`, `ano` and `blindado`.
 */
export function versionValue({ modelCode, year, hasShield }: OfferKey): string {
  return [modelCode, year, ...(hasShield ? [1] : [])].join('~');
}
