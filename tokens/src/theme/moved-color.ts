import { toHex } from '../color.ts';
import type { BrandSlotName } from '../derive.ts';
import type { Color } from '../dtcg.ts';
import type { Legal } from './legal-lightness.ts';

/** A colour of a request that had to change. */
export interface MovedColor {
  slot: BrandSlotName;
  /** `#rrggbb` */
  from: string;
  /** `#rrggbb` */
  to: string;
  fromLightness: number;
  toLightness: number;
  /** Pairs in which the original colour fails, the worst first. */
  because: readonly Legal['failed'][number][];
  /** The whole change in one English sentence. */
  message: string;
}

/** @param limit the reason, if it is not contrast */
export function describeMove(slot: BrandSlotName, wanted: Color, { color, failed }: Legal, limit = ''): MovedColor {
  const [fromLightness, fromChroma] = wanted.components;
  const [toLightness, toChroma] = color.components;
  const worst = failed[0];
  const pair =
    worst &&
    `as given, ${worst.foreground} on ${worst.background} would be ${(Math.floor(worst.ratio * 100) / 100).toFixed(2)}:1 and needs ${worst.wanted}:1`;
  const why = [pair, limit].filter(Boolean).join('; ');
  const paler = toChroma < fromChroma - 0.0005 ? `, chroma ${fromChroma.toFixed(3)} → ${toChroma.toFixed(3)}` : '';
  const [from, to] = [toHex(wanted), toHex(color)];
  return {
    slot,
    from,
    to,
    fromLightness,
    toLightness,
    because: failed,
    message: `${slot}: ${from} → ${to}; lightness ${fromLightness.toFixed(2)} → ${toLightness.toFixed(2)}${paler}, hue kept: ${why}`,
  };
}
