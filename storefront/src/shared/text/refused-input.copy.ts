/** Texts about invalid values in a page's URL, which take their defaults. */
export const refusedInputCopy = {
  title: 'Alguns números deste link não são válidos',
  replaced: (label: string, text: string) => `${label}: “${text}”. Usamos o valor sugerido.`,
} as const;
