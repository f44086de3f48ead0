export { ConditionTexts } from './screens/ConditionTexts.tsx';
export { HomeScreen, type HomeBanner, type HomeScreenProps } from './screens/HomeScreen.tsx';
export { TextScreen, type TextScreenProps } from './screens/TextScreen.tsx';
