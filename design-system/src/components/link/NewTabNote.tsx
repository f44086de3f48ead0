import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { words as own } from './words.ts';

/** Visually hidden text at the end of a link that opens in a new tab. */
export function NewTabNote() {
  const words = useMessages('link', own);
  // The space is hidden, too: a visible one would be underlined, before the full stop of a sentence.
  return <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>;
}
