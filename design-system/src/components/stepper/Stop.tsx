import type { MouseEvent } from 'react';
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
  /** `current`: started, not done. `blocked`: can't be opened yet. `error`: needs a correction. */
  state: 'done' | 'current' | 'blocked' | 'error';
  /**
   * Whether it is the step on the page, if that isn't the one with state `current`: the visitor went back, or it has an
   * error.
   */
  isCurrent?: boolean;
  /** URL of the step; no link while the step is blocked or current. */
  href?: string;
  /** The error, or why the step can't be opened. @default for a blocked step, the name of the first unfinished step */
  reason?: string;
}

/** Mark of a step: the step on the page is `current`, unless it has an error. */
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
  /** Whether it precedes the step on the page. */
  isBehind: boolean;
  /** Label of the step that must be done before this one. */
  waitsFor: string | undefined;
  /** Whether it is a button, because it can be opened and has no `href`. */
  isButton: boolean;
  onPress: (event: MouseEvent) => void;
}

/** One step: a link or a button if it can be opened, else text. */
export function Stop({ step, isOnPage, isBehind, waitsFor, isButton, onPress }: StopProps) {
  const words = useMessages('stepper', own);
  const { label, state, href, reason } = step;
  const implied = state === 'blocked' && reason === undefined && waitsFor !== undefined;
  const canBeOpened = !isOnPage && state !== 'blocked' && (href !== undefined || isButton);
  const content = (
    <>
      {canBeOpened && <VisuallyHidden>{verbOf(state, isBehind, words)}</VisuallyHidden>}
      {canBeOpened && ' '}
      <Label>{label}</Label> <VisuallyHidden>{`(${stateText(step, isOnPage, words)})`}</VisuallyHidden>{' '}
      {reason !== undefined && <Reason>{reason}</Reason>}
      {implied && <Reason data-implied>{`${words.waitsFor} ${waitsFor}`}</Reason>}
    </>
  );
  return (
    <Item data-state={state}>
      <StepMark state={markOf(step, isOnPage)} />
      {!canBeOpened ? (
        <Words aria-current={isOnPage ? 'step' : undefined}>{content}</Words>
      ) : href === undefined ? (
        <StepControl type="button" onClick={onPress}>
          {content}
        </StepControl>
      ) : (
        <StepControl as={Anchor} href={href} onClick={onPress}>
          {content}
        </StepControl>
      )}
    </Item>
  );
}

function verbOf(state: StepperStep['state'], isBehind: boolean, words: Messages['stepper']): string {
  if (state === 'error') return words.correct;
  return isBehind ? words.backTo : words.goTo;
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

const textLook = css`
  min-height: var(--size-target);
  padding-block: var(--space-3);
  border-radius: var(--radius-small);
  color: inherit;
  font-size: var(--text-small);
  line-height: var(--leading-small);
  text-align: start;

  &[aria-current] {
    font-weight: 600;
  }
`;

const Words = styled.span`
  ${textLook}
`;

const Label = styled.span`
  text-underline-offset: 0.22em;
`;

const StepControl = styled.button`
  ${textLook}
  width: 100%;
  text-decoration: none;

  & > ${Label} {
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
  }
  &:hover > ${Label} {
    text-decoration-thickness: 2px;
  }
`;

const Reason = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-weight: 400;

  [data-state='error'] > * > & {
    color: var(--color-feedback-danger);
  }
`;

/* In a line each step is a column below its mark, and the whole column is the target. */
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
  ${Words}, ${StepControl} {
    display: block;
    width: 100%;
    padding-block: 2.25rem 0;
    padding-inline: 0 var(--space-3);
    hyphens: auto;
  }
  /* Visually hidden: the order of the steps already shows it. Screen readers still get it. */
  ${Reason}[data-implied] {
    ${visuallyHidden}
  }
`;
