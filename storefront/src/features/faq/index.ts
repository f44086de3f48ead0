export { selectFaq } from './faq.slice.ts';

export { SupportChannels } from './components/SupportChannels.tsx';
export { FaqScreen, type FaqScreenProps } from './screens/FaqScreen.tsx';
export { HelpScreen, type HelpScreenProps } from './screens/HelpScreen.tsx';

export { loadFaq, refreshFaq } from './faq.saga.ts';
