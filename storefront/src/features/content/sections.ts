export { CarBenefits, CarDetails, CarMiddleBanner, CarQuestions, OrderSteps } from './screens/CarSections.tsx';
export { OfferConditions, type OfferConditionsProps } from './screens/OfferConditions.tsx';
export { HomeLower, type HomeLowerProps } from './screens/HomeLower.tsx';
