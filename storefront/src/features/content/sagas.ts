export { loadCarPage, loadHome, loadTextPage, refreshContent, type ContentToRefresh } from './content.saga.ts';
