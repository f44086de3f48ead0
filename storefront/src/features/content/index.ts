export { conditionsAsked } from './content.events.ts';
export {
  selectCarPage,
  selectHeaderVariant,
  selectHome,
  selectTextPage,
  type ContentPage,
  type ContentRoot,
} from './content.selectors.ts';
export { contentReducer } from './content.slice.ts';
