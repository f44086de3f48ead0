export {
  contentReducer,
  selectCarPage,
  selectHeaderVariant,
  selectHome,
  selectTextPage,
  type ContentPage,
  type ContentRoot,
} from './content.slice.ts';

export { CarBenefits, CarDetails, CarMiddleBanner, CarQuestions, OrderSteps } from './screens/CarSections.tsx';
export { OfferConditions } from './screens/OfferConditions.tsx';
export { HomeLower } from './screens/HomeLower.tsx';

export { ConditionTexts } from './screens/ConditionTexts.tsx';
export { HomeScreen } from './screens/HomeScreen.tsx';
export { TextScreen, type TextScreenProps } from './screens/TextScreen.tsx';

export {
  loadCarPage,
  loadConditions,
  loadHome,
  loadTextPage,
  refreshContent,
  watchConditions,
} from './content.saga.ts';
