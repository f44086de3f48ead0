import { useMessages } from '../messages/messages.ts';
import { words } from './words.ts';

/** Text beside the label of a field that may stay empty. */
export const useOptionalText = () => useMessages('field', words).optional;
