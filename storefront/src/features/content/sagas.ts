export {
  loadCarPage,
  loadConditions,
  loadHome,
  loadTextPage,
  refreshContent,
  watchConditions,
  type ContentToRefresh,
} from './content.saga.ts';
