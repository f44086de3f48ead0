/** Id of the form that holds the plan: it also works without script, as a GET of the page's own address. */
export const planFormId = 'plano';

/** Id of what holds the plan, or what stands there while there is none. */
export const planPlaceId = 'plano-e-preco';

/** Id of what the plan adds up to. */
export const planSummaryId = 'resumo';
