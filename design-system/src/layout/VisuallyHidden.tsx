import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { liveRegion } from '../foundations/live-region.ts';
import { visuallyHidden } from '../foundations/visually-hidden.ts';

interface OwnProps {
  /** HTML element. @default 'span' */
  element?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption';
  /** Id, for `aria-labelledby` or `aria-describedby` of another element. */
  id?: string;
}

interface StillProps {
  /** Text for screen readers only. */
  children?: ReactNode;
  isLive?: false;
  occurrence?: never;
}

interface LiveProps {
  /** One text: on a page that the browser translates, React can't change a text that has siblings. */
  children?: string | false | undefined;
  /** Whether changes of its content are announced. Mount it empty. @default false */
  isLive: true;
  /** How often its text has been announced: a new number announces the same text again. */
  occurrence?: number;
}

export type VisuallyHiddenProps = OwnProps & (StillProps | LiveProps);

/** Text for screen readers only. Never put a control inside: it would get focus invisibly. */
export function VisuallyHidden({ children, element = 'span', id, isLive = false, occurrence }: VisuallyHiddenProps) {
  return (
    <Root
      as={element}
      id={id}
      data-apart={(element === 'span' && beginsWithWord(children)) || undefined}
      {...(isLive && liveRegion)}
    >
      {occurrence === undefined ? children : <span key={occurrence}>{children}</span>}
    </Root>
  );
}

/** Whether the text starts with a word, not with a comma or colon that belongs to the text before. */
function beginsWithWord(children: ReactNode): boolean {
  const [first] = Children.toArray(children);
  return typeof first === 'string' && /^ ?[\p{L}\p{N}(]/u.test(first);
}

/*
 * Orca ignores spaces beside an absolutely positioned element and joins its text with the neighbours'
 * ("CompararT-Cross"). Absolute positioning makes the element a block; jsdom needs the declaration to separate words.
 */
const Root = styled.span`
  ${visuallyHidden}
  &[data-apart] {
    display: block;
  }
  &[data-apart]::before,
  &[data-apart]::after {
    content: ' ';
  }
`;
