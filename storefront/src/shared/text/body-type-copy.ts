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
