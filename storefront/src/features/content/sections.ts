export { CarBenefits, CarDetails, CarMiddleBanner, CarQuestions, OrderSteps } from './screens/CarSections.tsx';
