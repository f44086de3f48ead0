export { CarBenefits, CarDetails, CarMiddleBanner, CarQuestions, OrderSteps } from './screens/CarSections.tsx';
export { HomeLower, type HomeLowerProps } from './screens/HomeLower.tsx';
