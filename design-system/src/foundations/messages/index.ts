export { english } from './english.ts';
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider.tsx';
export type { ListPosition, MessageOverrides, Messages } from './messages.ts';
export { portuguese } from './portuguese.ts';
