import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { findMatches } from './matches.ts';

export interface HighlightProps {
  /** Text, or elements around text. Text that a component renders itself, not through its children, is unchanged. */
  children: ReactNode;
  /** Search term; if it is empty, nothing is marked. */
  term: string;
}

/** Marks the words of a search, ignoring accents and case. See Highlight.spec.md. */
export function Highlight({ children, term }: HighlightProps) {
  return highlighted(children, term);
}

type WithChildren = ReactElement<{ children?: ReactNode }>;

/** Returns the same nodes with the matches marked in their text. */
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

/** Returns the text of the nodes, with a space between neighbours. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => textOf(child)).join(' ');
  return hasChildren(node) ? textOf(node.props.children) : '';
}

function hasChildren(node: ReactNode): node is WithChildren {
  if (!isValidElement<{ children?: unknown }>(node)) return false;
  const { children } = node.props;
  // A function as child is called by its component, so it has no text here.
  return children !== undefined && children !== null && typeof children !== 'function';
}

/** Limit of marks in one text, because each costs the browser an element. */
const maxMarks = 200;

/** A search that matches gets a new element, because React fails on changed texts in a translated page (decision 0044). */
function markedText(text: string, term: string): ReactNode {
  const matches = findMatches(text, term).slice(0, maxMarks);
  if (matches.length === 0) return <span>{text}</span>;
  return (
    <span key={term}>
      {matches.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(matches[place - 1]?.end ?? 0, start)}
          <Mark role="none">{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end)}
    </span>
  );
}

/* The mark takes no space, so that marking shifts nothing. */
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
