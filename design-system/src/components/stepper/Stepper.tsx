import { useId, useRef, useState, type MouseEvent } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../icon/index.ts';
import { markOf, Stop, stopOnLine, type StepperStep } from './Stop.tsx';
import { segmentLook } from './StepMark.tsx';
import { words as own } from './words.ts';

export interface StepperProps {
  /** Steps, from the first to the last. */
  steps: ReadonlyArray<StepperStep>;
  /** Name of the landmark. @default 'Etapas' */
  label?: string;
  /**
   * Called with the selected step, before navigation; `preventDefault` stops the navigation. With it, steps without an
   * `href` are buttons.
   */
  onSelect?: (id: string, event: MouseEvent) => void;
}

/** Progress of a task with several steps, with links back. See Stepper.spec.md. */
export function Stepper({ steps, label, onSelect }: StepperProps) {
  const words = useMessages('stepper', own);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  /** Id of the step on the page when the list was opened: on another page it is closed. */
  const [openedOn, setOpenedOn] = useState<string>();
  const pagePlace = placeOnPage(steps);
  const current = steps[pagePlace];
  const pageStep = current?.id ?? '';
  const isOpen = openedOn === pageStep;
  const firstUnfinished = steps.find(({ state }) => state !== 'done');
  const faults = steps.filter(({ state }) => state === 'error').map((step) => step.label);

  function close() {
    if (!isOpen) return;
    // Focus moves to the toggle before the list with the pressed step is hidden.
    toggle.current?.focus();
    setOpenedOn(undefined);
  }

  return (
    <Root aria-label={label ?? words.label}>
      <Room data-few={steps.length <= 5 || undefined} style={{ '--_steps': steps.length }}>
        <Toggle
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpenedOn(isOpen ? undefined : pageStep)}
        >
          <span>
            {current ? (
              <>
                <span>{`${words.position(pagePlace + 1, steps.length)}:`}</span> <strong>{current.label}</strong>
              </>
            ) : (
              words.finished(steps.filter(({ state }) => state === 'done').length, steps.length)
            )}
            {faults.length > 0 && (
              <Faults>
                <Icon name="warning" size="tiny" />{' '}
                <span>
                  {words.faults} {faults.join(', ')}
                </span>
              </Faults>
            )}
          </span>
          <Icon name="chevron-down" size="small" />
        </Toggle>
        <Meter aria-hidden="true">
          {steps.map((step, place) => (
            <Segment key={step.id} data-state={markOf(step, place === pagePlace)} />
          ))}
        </Meter>
        <List id={listId} data-open={isOpen}>
          {steps.map((step, place) => (
            <Stop
              key={step.id}
              step={step}
              isOnPage={place === pagePlace}
              isBehind={place < pagePlace}
              waitsFor={firstUnfinished === step ? undefined : firstUnfinished?.label}
              isButton={onSelect !== undefined}
              onPress={(event) => {
                close();
                onSelect?.(step.id, event);
              }}
            />
          ))}
        </List>
      </Room>
    </Root>
  );
}

/** Index of the step on the page; -1 when all are done or none has begun. */
function placeOnPage(steps: readonly StepperStep[]): number {
  const said = steps.findIndex(({ isCurrent }) => isCurrent);
  return said === -1 ? steps.findIndex(({ state }) => state === 'current') : said;
}

const Root = styled.nav`
  container-type: inline-size;
  width: 100%;
`;

const Toggle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  width: 100%;
  min-height: var(--size-target);
  padding-block: var(--space-2);
  border-radius: var(--radius-small);
  font-size: var(--text-small);
  line-height: var(--leading-small);
  text-align: start;

  & > svg {
    transition: rotate var(--duration-medium) var(--ease-in-out);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  @media (scripting: none) {
    & > svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    padding-inline: var(--space-3);
  }
`;

const Faults = styled.span`
  display: flex;
  gap: var(--space-1);
  color: var(--color-feedback-danger);
  font-weight: 560;

  & > svg {
    margin-top: 0.125rem;
  }
`;

/* The number of columns is fixed, not computed from the children: while a page is streaming, the first steps are
   in their final position. */
const columns = css`
  grid-template-columns: repeat(var(--_steps), minmax(0, 1fr));
`;

const Meter = styled.div`
  ${columns}
  display: grid;
  gap: var(--space-1);
  align-items: center;
  height: 8px;
  margin-top: var(--space-2);
`;

const Segment = styled.span`
  ${segmentLook}
`;

const List = styled.ol`
  padding-top: var(--space-3);

  &[data-open='false'] {
    display: none;
  }
  @media (scripting: none) {
    &[data-open='false'] {
      display: block;
    }
  }
`;

const onLine = css`
  ${Toggle}, ${Meter} {
    display: none;
  }
  ${List}[data-open] {
    ${columns}
    display: grid;
    padding-top: 0;
  }
  ${stopOnLine}
`;

/* A container query, not a media query, chooses between the line and the button that opens the list. */
const Room = styled.div`
  @container (min-width: 54rem) {
    ${onLine}
  }
  @container (min-width: 34rem) {
    &[data-few] {
      ${onLine}
    }
  }
`;
