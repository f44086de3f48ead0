/** What stands under an offer's plan. One script, which waits until a visitor comes near the first of them. */
export { CarList, RelatedOffers } from '#/features/catalog/sections.ts';
export { CarBenefits, CarMiddleBanner, CarQuestions, OrderSteps } from '#/features/content/sections.ts';
export { CarFinancing, TrueCost, WithoutPlan } from '#/features/offer/sections.ts';
export { CarDetailsAndFacts } from './CarDetailsAndFacts.tsx';
