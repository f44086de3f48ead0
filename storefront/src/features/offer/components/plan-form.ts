/** Id of the form that holds the plan: it also works without script, as a GET of the page's own address. */
export const planFormId = 'plano';
