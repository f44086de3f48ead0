import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { words as own } from './words.ts';

/** Announces, after the words of a link, that it opens in a new tab. */
export function NewTabNote() {
  const words = useMessages('link', own);
  return (
    <>
      {' '}
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </>
  );
}
