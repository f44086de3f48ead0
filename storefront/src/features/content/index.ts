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
