import { css, styled } from 'styled-components';
import { Icon } from '../icon/index.ts';

/** `ahead`: not reached yet. `error`: needs a correction. */
export type StepMarkState = 'done' | 'current' | 'ahead' | 'error';

/**
 * The mark of a step: four shapes, so that colour only repeats the state. Decorative: the text beside it has the same
 * meaning.
 */
export function StepMark({ state }: { state: StepMarkState }) {
  return (
    <Disc aria-hidden="true" data-state={state}>
      {state === 'done' && <Icon name="check" size="tiny" />}
      {state === 'error' && <Icon name="exclamation" size="tiny" />}
    </Disc>
  );
}

/**
 * One segment of a progress row, by `data-state` of the same four states; the current one is thicker.
 * @internal
 */
export const segmentLook = css`
  height: 4px;
  background: var(--color-border-ground);
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &[data-state='done'] {
    background: var(--color-text);
  }
  &:is([data-state='current'], [data-state='error']) {
    height: 8px;
  }
  &[data-state='current'] {
    background: var(--color-selection-background);
  }
  &[data-state='error'] {
    background: var(--color-feedback-danger);
  }
  @media (forced-colors: active) {
    &[data-state='done'] {
      background: CanvasText;
    }
    &[data-state='ahead'] {
      border: 1px solid GrayText;
      background: Canvas;
    }
    &[data-state='current'] {
      background: Highlight;
    }
    &[data-state='error'] {
      border: 2px solid CanvasText;
      background: Canvas;
    }
  }
`;

const Disc = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 50%;
  background: var(--ground, var(--color-surface-canvas));
  box-shadow: inset 0 0 0 2px var(--color-border-control);
  color: var(--color-text-on-ink);
  /* In print, where browsers omit fills, a finished step keeps its mark. */
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &[data-state='done'] {
    background: var(--color-text);
    box-shadow: none;
  }
  &[data-state='current'] {
    background: var(--color-selection-background);
    box-shadow: none;
  }
  &[data-state='current']::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--color-selection-mark);
  }
  &[data-state='error'] {
    background: var(--color-feedback-danger);
    box-shadow: none;
    color: var(--color-text-on-danger);
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    color: CanvasText;

    &[data-state='current'] {
      border-color: Highlight;
    }
    &[data-state='current']::after {
      background: Highlight;
    }
    &[data-state='ahead'] {
      border-color: GrayText;
    }
  }
`;
