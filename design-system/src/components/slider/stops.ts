/** A value worth a mark on a slider. */
export interface SliderStop {
  value: number;
  /** Announced after the value ("mais escolhido"); left out, the stop is a mark only. */
  label?: string;
}

/** A value in words, with the name of its stop. */
export function valueText(value: number, format: (value: number) => string, stops: readonly SliderStop[]): string {
  const label = stops.find((stop) => stop.value === value)?.label;
  const text = format(value);
  return label === undefined || label === text ? text : `${text}, ${label}`;
}
