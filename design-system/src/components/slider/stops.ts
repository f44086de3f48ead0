/** A marked value on a slider. */
export interface SliderStop {
  value: number;
  /** Announced after the value ("mais escolhido"); without it, the stop is only a mark. */
  label?: string;
}

/** Formats a value with the label of its stop. */
export function valueText(value: number, format: (value: number) => string, stops: readonly SliderStop[]): string {
  const label = stops.find((stop) => stop.value === value)?.label;
  const text = format(value);
  return label === undefined || label === text ? text : `${text}, ${label}`;
}
