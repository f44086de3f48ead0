import { styled } from 'styled-components';
import type { SliderStop } from './stops.ts';

interface SliderStopsProps {
  stops: readonly SliderStop[];
  min: number;
  max: number;
  hasLabels: boolean;
}

/** Marks under a slider. A screen reader gets the stops with the slider's value. */
export function SliderStops({ stops, min, max, hasLabels }: SliderStopsProps) {
  const inRange = stops.filter(({ value }) => value >= min && value <= max);
  return (
    <Marks aria-hidden="true" data-labelled={hasLabels || undefined}>
      {inRange.map(({ value, label }) => (
        <Mark
          key={value}
          style={{ '--_at': max > min ? (value - min) / (max - min) : 0 }}
          data-edge={value === min ? 'start' : value === max ? 'end' : undefined}
        >
          {hasLabels && label}
        </Mark>
      ))}
    </Marks>
  );
}

/* As wide as the path of the thumb's centre. */
const Marks = styled.div`
  position: relative;
  height: var(--space-2);
  margin: calc(var(--space-2) * -1) calc(var(--_thumb, 1.5rem) / 2) 0;
  pointer-events: none;

  &[data-labelled] {
    height: 2rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-inline-start: calc(100% * var(--_at));
  padding-top: var(--space-2);
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
  white-space: nowrap;
  translate: -50%;

  &:dir(rtl) {
    translate: 50%;
  }
  &::before {
    content: '';
    position: absolute;
    top: 0;
    inset-inline-start: calc(50% - 1px);
    width: 2px;
    height: var(--space-2);
    background: var(--color-border-control);
  }
  /* The labels of the first and last stop stay within the slider; their marks don't move. */
  &:is([data-edge='start'], [data-edge='end']) {
    translate: none;
  }
  &[data-edge='start'] {
    margin-inline-start: calc(var(--_thumb, 1.5rem) / -2);
  }
  &[data-edge='start']::before {
    inset-inline-start: calc(var(--_thumb, 1.5rem) / 2 - 1px);
  }
  &[data-edge='end'] {
    inset-inline: auto 0;
    margin-inline-end: calc(var(--_thumb, 1.5rem) / -2);
  }
  &[data-edge='end']::before {
    inset-inline: auto calc(var(--_thumb, 1.5rem) / 2 - 1px);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
