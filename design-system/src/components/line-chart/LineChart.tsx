import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { line as lineOf, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';
import { styled } from 'styled-components';
import { fittingSteps, levelsOf, roomFor, scalesOf, spread } from './scales.ts';

export interface ChartLine {
  key: string;
  /** Short label at the line's end. */
  label: string;
  /** One value per step, from 0; all lines have the same steps. */
  values: readonly number[];
  /** Whether it is the offered product; its line is solid, in the action colour. @default false */
  isOwn?: boolean;
}

export interface LineChartProps {
  /** Accessible name of the chart. Visually a heading has it. */
  label: string;
  /** Conclusion of the chart in a sentence: its accessible description. A table beside it must have the figures. */
  description: string;
  /** At most three: each has its own dash and mark. */
  lines: ReadonlyArray<ChartLine>;
  /** Steps with a label under the chart and a mark on the lines. */
  marks: ReadonlyArray<number>;
  /** Formats a step: "12 meses". */
  formatStep: (step: number) => string;
  /** Formats a level, short: "60 mil". */
  formatLevel: (value: number) => string;
  /** Visible explanation under the chart. */
  caption?: ReactNode;
}

const shapes = [symbolCircle, symbolSquare, symbolTriangle] as const;
const height = 320;
const nameDistance = 22;
/** Length of a line's sample before its label in a narrow chart. */
const sampleWidth = 32;

/** Compares values over steps as lines that differ in dash, mark and label. See LineChart.spec.md. */
export function LineChart({ label, description, lines, marks, formatStep, formatLevel, caption }: LineChartProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const isNarrow = width < 480;
  const levels = levelsOf(lines).map((level) => ({ level, label: formatLevel(level) }));
  const start = 10 + Math.max(...levels.map((each) => roomFor(each.label)));
  const frame = {
    width,
    height,
    top: isNarrow ? nameDistance * (lines.length + 0.5) : 16,
    start,
    end: isNarrow ? 10 : 120,
    bottom: 32,
  };
  const { x, y, last } = scalesOf(frame, lines);
  const ends = lines.map(({ values }) => y(values.at(-1) ?? 0));
  // A narrow chart has no room after its lines: their labels are a legend above them.
  const names = isNarrow
    ? lines.map((_, place) => nameDistance * (place + 0.5))
    : spread(ends, nameDistance, frame.top, height - frame.bottom);
  const steps = marks.map((step) => ({ step, x: x(step), label: formatStep(step) }));
  const path = lineOf<number>(
    (_, step) => x(step),
    (value) => y(value),
  );

  return (
    <Root data-drawing>
      <div ref={box}>
        <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} aria-describedby={`${id}text`}>
          {/* Firefox exposes the text of an image. */}
          <g aria-hidden="true">
            {levels.map(({ level, label: words }) => (
              <g key={level}>
                <Level data-zero={level === 0 || undefined} x1={x(0)} x2={x(last)} y1={y(level)} y2={y(level)} />
                <Words x={x(0) - 10} y={y(level) + 5} textAnchor="end">
                  {words}
                </Words>
              </g>
            ))}
            {fittingSteps(steps, x(0), x(last)).map(({ step, label: words }) => (
              <Words
                key={step}
                x={x(step)}
                y={height - 8}
                textAnchor={step === 0 ? 'start' : step === last ? 'end' : 'middle'}
              >
                {words}
              </Words>
            ))}
            {lines.map(({ key, values, isOwn = false }, place) => (
              <Line key={key} data-place={place} data-own={isOwn || undefined}>
                <path data-part="line" d={path([...values]) ?? undefined} />
                {marks.map((step) => (
                  <Mark key={step} place={place} x={x(step)} y={y(values[step] ?? 0)} />
                ))}
              </Line>
            ))}
            {lines.map(({ key, label: name, isOwn = false }, place) => (
              <Line key={key} data-place={place} data-own={isOwn || undefined}>
                {isNarrow ? (
                  <>
                    <path data-part="line" d={`M${start} ${names[place]}h${sampleWidth}`} />
                    <Mark place={place} x={start + sampleWidth / 2} y={names[place]} />
                  </>
                ) : (
                  <path data-part="lead" d={`M${x(last)} ${ends[place]}L${x(last) + 11} ${names[place]}`} />
                )}
                <text x={isNarrow ? start + sampleWidth + 8 : x(last) + 14} y={(names[place] ?? 0) + 5}>
                  {name}
                </text>
              </Line>
            ))}
          </g>
        </Drawing>
      </div>
      <Caption>
        <span id={`${id}text`}>{description}</span>
        {caption !== undefined && <> {caption}</>}
      </Caption>
    </Root>
  );
}

const Mark = ({ place, x, y = 0 }: { place: number; x: number; y: number | undefined }) => (
  <path
    data-part="mark"
    d={symbol(shapes[place % shapes.length], 80)() ?? undefined}
    transform={`translate(${x} ${y})`}
  />
);

/** Measures the container's width in px of a root font of 16 px. Returns a typical width before that. */
function useWidth(box: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const rootFont = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const measured = Math.round(((entry?.contentRect.width ?? 0) * 16) / rootFont);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
`;

/* As high as `height` before it is measured, too. Its unit is a px of a root font of 16 px, so the layout grows with text. */
const Drawing = styled.svg`
  width: 100%;
  height: 20rem;
  overflow: visible;
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

const Level = styled.line`
  stroke: var(--color-border-subtle);
  &[data-zero] {
    stroke: var(--color-text);
  }
  @media (forced-colors: active) {
    stroke: GrayText;
    &[data-zero] {
      stroke: CanvasText;
    }
  }
`;

const Words = styled.text`
  fill: var(--color-text-muted);
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

/* Dash and mark by the line's index; the mark has the background's fill, so that lines under it don't blur it. */
const Line = styled.g`
  --_ink: var(--color-text);
  --_ground: var(--ground, var(--color-surface-canvas));

  &[data-own] {
    --_ink: var(--color-selection-background);
  }
  [data-part='line'] {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  &[data-place='1'] > [data-part='line'] {
    stroke-dasharray: 10 5;
  }
  &[data-place='2'] > [data-part='line'] {
    stroke-dasharray: 2 4;
  }
  &[data-own] > [data-part='line'] {
    stroke-width: 3.5;
    stroke-dasharray: none;
  }
  [data-part='mark'] {
    fill: var(--_ground);
    stroke: var(--_ink);
    stroke-width: 2;
  }
  &[data-own] > [data-part='mark'] {
    fill: var(--_ink);
  }
  [data-part='lead'] {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 1;
  }
  text {
    fill: var(--_ink);
    font-weight: 600;
  }

  @media (forced-colors: active) {
    --_ink: CanvasText;
    --_ground: Canvas;
    &[data-own] {
      --_ink: Highlight;
    }
  }
`;

/* Not a `figcaption`: Firefox would announce the whole text before the chart, too. */
const Caption = styled.p`
  max-width: var(--width-prose);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
  text-wrap: pretty;
`;
