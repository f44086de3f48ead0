import type { MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useMessages, type Messages } from '../../foundations/messages/messages.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { StepMark, type StepMarkState } from './StepMark.tsx';
import { words as own } from './words.ts';

export interface StepperStep {
  /** Unique among the steps. */
  id: string;
  label: string;
  /** `current`: begun, and not done. `blocked`: can't be opened yet. `error`: something in it has to be put right. */
  state: 'done' | 'current' | 'blocked' | 'error';
  /**
   * Whether it is the step on the page, where that isn't the one with state `current`: the visitor went back to one that
   * is done, or it has an error.
   */
  isCurrent?: boolean;
  /** Where it leads; not followed while it is blocked or on the page. */
  href?: string;
  /** What is wrong with it, or why it can't be opened. @default a blocked one names the first step not done */
  reason?: string;
}

/** How a step is drawn: the one on the page as such, unless it has an error. */
export function markOf({ state }: StepperStep, isOnPage: boolean): StepMarkState {
  if (state === 'error') return 'error';
  if (isOnPage) return 'current';
  return state === 'done' ? 'done' : 'ahead';
}

function stateText({ state }: StepperStep, isOnPage: boolean, words: Messages['stepper']): string {
  if (!isOnPage) return words[state];
  return state === 'current' ? words.onPage : `${words[state]}, ${words.onPage}`;
}

export interface StopProps {
  step: StepperStep;
  /** Whether it is the step on the page. */
  isOnPage: boolean;
  /** Whether it comes before the step on the page. */
  isBehind: boolean;
  /** Name of the step that has to be done before this one. */
  waitsFor: string | undefined;
  /** Whether it can be opened without an address. */
  isButton: boolean;
  onPress: (event: MouseEvent) => void;
}

/** One step: a link or a button where it can be opened, else words. */
export function Stop({ step, isOnPage, isBehind, waitsFor, isButton, onPress }: StopProps) {
  const words = useMessages('stepper', own);
  const { label, state, href, reason } = step;
  const implied = state === 'blocked' && reason === undefined && waitsFor !== undefined;
  const canBeOpened = !isOnPage && state !== 'blocked' && (href !== undefined || isButton);
  const content = (
    <>
      <Label>{label}</Label> <VisuallyHidden>({stateText(step, isOnPage, words)})</VisuallyHidden>{' '}
      {reason !== undefined && <Reason>{reason}</Reason>}
      {implied && (
        <Reason data-implied>
          {words.waitsFor} {waitsFor}
        </Reason>
      )}
    </>
  );
  return (
    <Item data-state={state}>
      <StepMark state={markOf(step, isOnPage)} />
      {canBeOpened ? (
        <Way href={href} onPress={onPress}>
          <VisuallyHidden>{verbOf(state, isBehind, words)}</VisuallyHidden> {content}
        </Way>
      ) : (
        <Words {...(isOnPage && { 'aria-current': 'step' })}>{content}</Words>
      )}
    </Item>
  );
}

function verbOf(state: StepperStep['state'], isBehind: boolean, words: Messages['stepper']): string {
  if (state === 'error') return words.correct;
  return isBehind ? words.backTo : words.goTo;
}

interface WayProps extends Pick<StopProps, 'onPress'> {
  href: string | undefined;
  children: ReactNode;
}

function Way({ href, onPress, children }: WayProps) {
  if (href !== undefined) {
    return (
      <WayLink href={href} onClick={onPress}>
        {children}
      </WayLink>
    );
  }
  return (
    <WayButton type="button" onClick={onPress}>
      {children}
    </WayButton>
  );
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  color: var(--color-text-muted);

  & > :first-child {
    z-index: 1;
    margin-top: 0.625rem;
    pointer-events: none;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 1.375rem;
    bottom: -1.375rem;
    inset-inline-start: 0.6875rem;
    width: 2px;
    background: var(--color-border-ground);
  }
  &[data-state='done']::before {
    background: var(--color-text);
  }
  &:not([data-state='blocked']) {
    color: var(--color-text);
  }
  @media (forced-colors: active) {
    &:not(:last-child)::before {
      background: GrayText;
    }
    &[data-state='done']:not(:last-child)::before {
      background: CanvasText;
    }
  }
`;

const wordsLook = css`
  min-height: var(--size-target);
  padding-block: var(--space-3);
  border-radius: var(--radius-small);
  color: inherit;
  font-size: var(--text-small);
  line-height: var(--leading-small);
  overflow-wrap: anywhere;
  text-align: start;

  &[aria-current] {
    font-weight: 600;
  }
`;

const Words = styled.span`
  ${wordsLook}
`;

const Label = styled.span`
  text-underline-offset: 0.22em;
`;

const wayLook = css`
  ${wordsLook}
  width: 100%;
  text-decoration: none;

  & > ${Label} {
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
  &:hover > ${Label} {
    text-decoration-thickness: 2px;
  }
`;

const WayLink = styled(Anchor)`
  ${wayLook}
`;

const WayButton = styled.button`
  ${wayLook}
`;

const Reason = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-weight: 400;

  [data-state='error'] > * > & {
    color: var(--color-feedback-danger);
  }
`;

/* On a line each step is a column that hangs from its stop, and the whole column is the target. */
/** @internal */
export const stopOnLine = css`
  ${Item} {
    display: block;
  }
  ${Item} > :first-child {
    position: absolute;
    top: 0;
    inset-inline-start: 0;
    margin-top: 0;
  }
  ${Item}::before {
    top: 0.6875rem;
    inset-inline-end: 0;
    bottom: auto;
    inset-inline-start: 0;
    width: auto;
    height: 2px;
  }
  ${Words}, ${WayLink}, ${WayButton} {
    display: block;
    width: 100%;
    padding-block: 2.25rem 0;
    padding-inline: 0 var(--space-3);
    overflow-wrap: break-word;
    hyphens: auto;
  }
  /* No room for what the order of the steps says by itself; it stays for those who hear the page. */
  ${Reason}[data-implied] {
    ${visuallyHidden}
  }
`;
