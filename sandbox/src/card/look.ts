/**
 * The theme that a store may set for its form, in the URL. Only known names and value patterns reach the style
 * sheet, so that no rule, URL or script can be injected.
 */
const color =
  /^(?:#[0-9a-f]{6}|oklch\((?:\d{1,3}(?:\.\d{1,6})?%|0|1|[01]?\.\d{1,6}) (?:0|[01]?\.\d{1,6}) \d{1,3}(?:\.\d{1,6})?\))$/i;
const length = /^(?:\d{1,2}(?:\.\d{1,4})?|\.\d{1,4})rem$/;

const shapes: Readonly<Record<string, RegExp>> = {
  action: color,
  'action-hover': color,
  'action-text': color,
  'action-border': color,
  link: color,
  text: color,
  muted: color,
  border: color,
  raised: color,
  canvas: color,
  focus: color,
  'focus-inner': color,
  danger: color,
  'danger-surface': color,
  radius: length,
};

/** The style sheet of a theme; missing and invalid values keep the form's own. */
export function lookSheet(query: Readonly<Record<string, unknown>>): string {
  const declarations = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = query[name];
    return typeof value === 'string' && shape.test(value) ? [`--${name}:${value}`] : [];
  });
  return `:root{${declarations.join(';')}}`;
}

/** URL of a theme's style sheet. */
export function lookUrl(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(shapes)) {
    const value = query[name];
    if (typeof value === 'string') parameters.set(name, value);
  }
  return `look.css?${parameters.toString()}`;
}
