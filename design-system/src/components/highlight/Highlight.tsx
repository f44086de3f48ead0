import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { findMatches } from './matches.ts';

export interface HighlightProps {
  /** Words, or elements around words. What a component writes by itself, and not through its children, is left as it is. */
  children: ReactNode;
  /** Words looked for; where there are none, nothing is marked. */
  term: string;
}

/** Marks words that were looked for, blind to accents and case. See Highlight.spec.md. */
export function Highlight({ children, term }: HighlightProps) {
  return highlighted(children, term);
}

type WithChildren = ReactElement<{ children?: ReactNode }>;

/** The same nodes with the words of the search marked in their text. */
export function highlighted(node: ReactNode, term: string): ReactNode {
  if (typeof node === 'string' || typeof node === 'number') return markedText(String(node), term);
  if (Array.isArray(node)) return Children.map(node, (child: ReactNode) => highlighted(child, term));
  if (!hasChildren(node)) return node;
  return cloneElement(
    node,
    {},
    Children.map(node.props.children, (child) => highlighted(child, term)),
  );
}

/** The words in the nodes, with a space between neighbours. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join(' ');
  return hasChildren(node) ? textOf(node.props.children) : '';
}

function hasChildren(node: ReactNode): node is WithChildren {
  if (!isValidElement<{ children?: unknown }>(node)) return false;
  const { children } = node.props;
  // A function as child is called by its component: there is nothing to read yet.
  return children !== undefined && children !== null && typeof children !== 'function';
}

/** No eye follows more in one text, and each costs the browser an element. */
const mostMarks = 200;

function markedText(text: string, term: string): ReactNode {
  const matches = findMatches(text, term).slice(0, mostMarks);
  if (matches.length === 0) return text;
  return (
    <>
      {matches.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(matches[place - 1]?.end ?? 0, start)}
          <Mark role="none">{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end)}
    </>
  );
}

/* It takes no room, so that nothing moves when words are marked. */
const Mark = styled.mark`
  border-radius: 2px;
  background: var(--color-accent-background);
  box-shadow: 0 0 0 1px var(--color-accent-background);
  color: var(--color-text-on-accent);

  @media (forced-colors: active) {
    background: Mark;
    box-shadow: none;
    color: MarkText;
    forced-color-adjust: none;
  }
`;
