/** Colour of the body unless `--car-paint` says another: a deep blue, calm on light and dark grounds. */
export const defaultPaint = '#17407a';

/** What the drawings paint the body with. */
export const paint = `var(--car-paint,${defaultPaint})`;

const hexColor = /^#[0-9a-f]{6}$/i;

/** True for `#rrggbb`, the one way to write a colour in a standalone drawing. */
export const isHexColor = (text: string) => hexColor.test(text);

/** Replaces the drawing's variables by colours; a variable without one keeps its own default. */
export function resolvePaint(value: string, colors: Readonly<Record<string, string | undefined>>): string {
  return value.replace(/var\((--[a-z-]+),([^)]+)\)/g, (_, name: string, fallback: string) => colors[name] ?? fallback);
}
