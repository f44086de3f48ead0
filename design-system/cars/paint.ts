/** Default colour of the body without `--car-paint`: a deep blue that suits light and dark backgrounds. */
export const defaultPaint = '#17407a';

/** The body's fill. */
export const paint = `var(--car-paint,${defaultPaint})`;

const hexColor = /^#[0-9a-f]{6}$/i;

/** Whether a text is `#rrggbb`, the only colour format of a standalone drawing. */
export const isHexColor = (text: string) => hexColor.test(text);

/** Replaces the drawing's variables by colours; a variable without one gets its default. */
export function resolvePaint(value: string, colors: Readonly<Record<string, string | undefined>>): string {
  return value.replace(/var\((--[a-z-]+),([^)]+)\)/g, (_, name: string, fallback: string) => colors[name] ?? fallback);
}
