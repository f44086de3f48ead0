export { selectFaq } from './faq.slice.ts';
