/** Id of the plan's form. Without script it is a GET of the page's own address. */
export const planFormId = 'plano';

/** Id of the plan's section, or of its placeholder. */
export const planPlaceId = 'plano-e-preco';

/** Id of the plan's total. */
export const planSummaryId = 'resumo';
