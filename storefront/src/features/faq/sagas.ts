export { loadFaq, refreshFaq } from './faq.saga.ts';
