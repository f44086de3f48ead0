export { loadFaq } from './faq.saga.ts';
