export { selectFaq } from './faq.slice.ts';

export { SupportChannels } from './components/SupportChannels.tsx';
export { FaqScreen } from './screens/FaqScreen.tsx';
export { HelpScreen } from './screens/HelpScreen.tsx';

export { loadFaq, refreshFaq } from './faq.saga.ts';
