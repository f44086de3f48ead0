/**
 * The theme that a store may set for its form, in the URL. Only known names and value patterns reach the style
 * sheet, so that no rule, URL or script can be injected.
 */
const color =
  /^(?:#[0-9a-f]{6}|oklch\((?:\d{1,3}(?:\.\d{1,6})?%|0|1|[01]?\.\d{1,6}) (?:0|[01]?\.\d{1,6}) \d{1,3}(?:\.\d{1,6})?\))$/i;
const length = /^(?:0|\d{0,2}(?:\.\d{1,4})?)rem$/;

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
  const said = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = query[name];
    return typeof value === 'string' && shape.test(value) ? [`--${name}:${value}`] : [];
  });
  return `:root{${said.join(';')}}`;
}

/** URL of a theme's style sheet. */
export function lookUrl(query: Readonly<Record<string, unknown>>): string {
  const said = Object.keys(shapes).flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return `look.css?${new URLSearchParams(said).toString()}`;
}
