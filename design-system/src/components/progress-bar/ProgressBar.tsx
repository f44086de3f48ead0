import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { words as own } from './words.ts';

export interface ProgressBarProps {
  /** Name of the process; visible, and the accessible name. */
  label: string;
  /** Progress from 0 to `maxValue`. Without it the bar is indeterminate. */
  value?: number;
  /** Value of a complete bar. @default 100 */
  maxValue?: number;
  /** Progress in words: "3 de 8". @default the percentage */
  valueText?: string;
}

/** Completed share, from 0 to 1; undefined if indeterminate. */
function shareOf(value: number | undefined, maxValue: number): number | undefined {
  if (value === undefined || Number.isNaN(value) || maxValue <= 0) return undefined;
  return Math.min(Math.max(value / maxValue, 0), 1);
}

/** A progress bar of 6 px with its name and its progress in words. */
export function ProgressBar({ label, value, maxValue = 100, valueText }: ProgressBarProps) {
  const words = useMessages('progressBar', own);
  const labelId = useId();
  const share = shareOf(value, maxValue);
  const spoken = share === undefined ? valueText : (valueText ?? words.percent(Math.round(share * 100)));
  return (
    <Root>
      <Label id={labelId}>{label}</Label>
      {spoken !== undefined && <Value aria-hidden="true">{spoken}</Value>}
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={maxValue}
        aria-valuenow={share === undefined ? undefined : share * maxValue}
        aria-valuetext={spoken}
      >
        <Fill
          data-indeterminate={share === undefined || undefined}
          style={{ '--progress-share': `${(share ?? 0) * 100}%` }}
        />
      </Track>
    </Root>
  );
}

const travel = keyframes`from { translate: -100% 0; } to { translate: 350% 0; }`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  align-items: baseline;
`;

const Label = styled.span`
  font-weight: 560;
`;

const Value = styled.span`
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  background: var(--surface-border);
  border-radius: var(--radius-small);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  width: var(--progress-share);
  height: 100%;
  background: var(--surface-selection-background);
  transition: width var(--duration-long) linear;
  &[data-indeterminate] {
    width: 30%;
    animation: ${travel} 1600ms var(--ease-in-out) infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] {
      width: 100%;
      opacity: 0.45;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
