/** Ids of elements of the offer page. */

/** The plan's form. Without script it is a GET of the page's own URL. */
export const planFormId = 'plano';

/** The plan's section, or its placeholder. */
export const planPlaceId = 'plano-e-preco';

/** The plan's total. */
export const planSummaryId = 'resumo';
