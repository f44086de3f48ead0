import { scaleLinear } from 'd3-scale';

/** Padding of the plot, in px, for levels at the start, labels at the end and steps below. */
export interface Frame {
  width: number;
  height: number;
  top: number;
  start: number;
  end: number;
  bottom: number;
}

type Values = readonly { values: readonly number[] }[];

function levelScale(lines: Values) {
  const values = lines.flatMap((line) => line.values);
  return scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(4);
}

/** A few round values for grid lines. */
export const levelsOf = (lines: Values) => levelScale(lines).ticks(4);

/** Scales from values to px. */
export function scalesOf(frame: Frame, lines: Values) {
  const last = Math.max(1, ...lines.map((line) => line.values.length - 1));
  const x = scaleLinear([0, last], [frame.start, frame.width - frame.end]);
  const y = levelScale(lines).range([frame.height - frame.bottom, frame.top]);
  return { x, y, last };
}

/** Moves overlapping label positions apart in their order, within the frame. */
export function spread(places: readonly number[], distance: number, from: number, to: number): number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((one, other) => one.place - other.place);
  let next = from;
  for (const name of order) {
    name.place = Math.max(name.place, next);
    next = name.place + distance;
  }
  let above = to;
  for (const name of order.toReversed()) {
    name.place = Math.min(name.place, above);
    above = name.place - distance;
  }
  return order.toSorted((one, other) => one.index - other.index).map(({ place }) => place);
}

/** Space for a label in the chart's font, estimated because a server can't measure text. */
export const roomFor = (label: string) => 7.5 * label.length;

/** Distance between two step labels. */
const stepGap = 4;

/**
 * Selects the step labels that fit beside each other: the last has precedence, then the first, then the others. Labels at
 * the ends of the scale are aligned with it, the others are centred.
 */
export function fittingSteps<Step extends { x: number; label: string }>(
  steps: readonly Step[],
  from: number,
  to: number,
) {
  const boxed = steps.map((step) => {
    const width = roomFor(step.label);
    const start = Math.min(Math.max(step.x - width / 2, from), to - width);
    return { step, start, end: start + width + stepGap };
  });
  const kept: typeof boxed = [];
  for (const box of [...boxed.slice(-1), ...boxed]) {
    if (kept.every((other) => box.start >= other.end || box.end <= other.start)) kept.push(box);
  }
  return boxed.filter((box) => kept.includes(box)).map(({ step }) => step);
}
