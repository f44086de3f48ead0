export { loadCarPage, loadHome, loadTextPage } from './content.saga.ts';
