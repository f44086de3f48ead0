import type { BrandSlotName, MovedColor, ShippedFont } from '@signdrive/tokens/theme';

/** Label of each brand slot in the lab. */
export const slotLabels: Readonly<Record<BrandSlotName, string>> = {
  action: 'Ação',
  'action-strong': 'Ação sob o ponteiro',
  'on-action': 'Texto sobre a ação',
  link: 'Link',
  selection: 'Seleção',
  accent: 'Oferta',
  stage: 'Palco',
  'stage-action': 'Ação no palco',
  'on-stage-action': 'Texto sobre a ação no palco',
  'neutral-hue': 'Matiz dos neutros, em graus',
  'font-display': 'Letra dos títulos',
  'display-weight': 'Peso dos títulos',
  'display-width': 'Largura dos títulos, em %',
  'display-tracking': 'Espaço entre letras, em em',
  radius: 'Canto, em rem',
};

export const fontLabels: Readonly<Record<ShippedFont, string>> = {
  archivo: 'Archivo',
  anybody: 'Anybody',
  newsreader: 'Newsreader',
};

const ratio = (measured: number) =>
  `${(Math.floor(measured * 100) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}:1`;

/** Reason why a grey is adjusted, other than contrast. */
const greyLimits: Partial<Record<BrandSlotName, string>> = {
  link: 'Um cinza mais claro pareceria texto secundário.',
  selection: 'Um cinza mais claro pareceria um campo qualquer.',
  accent: 'Um cinza mais claro sumiria no cartão.',
};

/** Describes how and why a colour was adjusted. */
export function describeMove({ slot, from, to, because: [worst] }: MovedColor): string {
  const moved = `${slotLabels[slot]}: ${from} virou ${to}, no mesmo matiz.`;
  return worst
    ? `${moved} Como veio, ${worst.foreground} em ${worst.background} teria ${ratio(worst.ratio)}; precisa de ${ratio(worst.wanted)}.`
    : `${moved} ${greyLimits[slot] ?? ''}`.trimEnd();
}
