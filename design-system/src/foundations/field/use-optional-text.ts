import { useMessages } from '../messages/messages.ts';
import { words } from './words.ts';

/** Returns the text beside the label of an optional field. */
export const useOptionalText = () => useMessages('field', words).optional;
