export { selectCarPage, selectHome, selectTextPage, type ContentRoot } from './content.selectors.ts';
export { contentReducer } from './content.slice.ts';
