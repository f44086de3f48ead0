export {
  conditionsAsked,
  contentReducer,
  selectCarPage,
  selectHeaderVariant,
  selectHome,
  selectTextPage,
  type ContentPage,
  type ContentRoot,
} from './content.slice.ts';

export { CarBenefits, CarDetails, CarMiddleBanner, CarQuestions, OrderSteps } from './screens/CarSections.tsx';
export { OfferConditions, type OfferConditionsProps } from './screens/OfferConditions.tsx';
export { HomeLower, type HomeLowerProps } from './screens/HomeLower.tsx';

export { ConditionTexts } from './screens/ConditionTexts.tsx';
export { HomeScreen, type HomeBanner, type HomeScreenProps } from './screens/HomeScreen.tsx';
export { TextScreen, type TextScreenProps } from './screens/TextScreen.tsx';

export {
  loadCarPage,
  loadConditions,
  loadHome,
  loadTextPage,
  refreshContent,
  watchConditions,
  type ContentToRefresh,
} from './content.saga.ts';
