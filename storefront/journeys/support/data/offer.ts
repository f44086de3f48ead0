import type { Query } from './query.ts';

export const offerPath = 'ofertasvw/t-cross';

/** Groups of a plan's choices, by name. */
export type PlanGroup = 'Versão' | 'Prazo' | 'Quilômetros por mês' | 'Cor' | 'Acessórios';

export const planGroup = (name: PlanGroup): Query => ({ role: 'radiogroup', name });

/** A card or disc of a plan. */
export const planOption = (group: PlanGroup, name: string): Query => ({
  role: 'radio',
  name,
  within: planGroup(group),
});

/** The link that begins an order with the plan. */
export const orderLink: Query = { role: 'link', name: 'Assinar este T-Cross' };

/** The part of a bar that is hatched, because a resale returns it. */
export const hatchedBars = 'main ul[aria-label^="Custo em"] [aria-hidden] > :nth-child(2)';
