import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Anchor } from '../link/Anchor.tsx';
import { words as own } from './words.ts';

export interface SkipLinkProps {
  /** Id of the target element; give it `tabIndex={-1}`. */
  targetId: string;
  /** Text of the link. @default 'Pular para o conteúdo' */
  children?: string;
}

/** The first tab stop of a page: moves focus past the header to the content. Hidden until it has focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const words = useMessages('skipLink', own);
  return (
    <Root href={`#${targetId}`} onClick={(event) => focusTarget(event, targetId)}>
      {children ?? words.label}
    </Root>
  );
}

/** Moves focus without navigation: a router would only change the URL. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>, targetId: string) {
  const target = event.currentTarget.ownerDocument.getElementById(targetId);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}

const Root = styled(Anchor)`
  position: fixed;
  z-index: var(--layer-toast);
  top: var(--space-3);
  inset-inline-start: var(--space-3);
  display: inline-flex;
  align-items: center;
  min-height: var(--size-control);
  padding: var(--space-2) var(--space-5);
  border-radius: var(--radius-control);
  background: var(--color-text);
  color: var(--color-surface-raised);
  font-weight: 600;
  text-underline-offset: 0.22em;

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    min-height: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;
