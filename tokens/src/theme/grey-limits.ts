import { isGrey } from '../color.ts';
import type { BrandSlotName } from '../derive.ts';
import type { Color } from '../dtcg.ts';

/** The allowed lightness of a grey in a slot, which the contrast rules don't cover. */
export interface GreyLimit {
  least?: number;
  most?: number;
  because: string;
}

const greyLimits: Partial<Record<BrandSlotName, GreyLimit>> = {
  link: { most: 0.4, because: 'a link of a lighter grey looks like muted text' },
  selection: { most: 0.4, because: 'what is selected in a lighter grey looks like any other field' },
  accent: { most: 0.9, because: 'a tag of a lighter grey is lost on a white card' },
};

/** The limit of a slot for this colour; only greys have one. */
export const limitOf = (slot: BrandSlotName, color: Color): GreyLimit | undefined =>
  isGrey(color) ? greyLimits[slot] : undefined;
