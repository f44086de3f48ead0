import viewport from '../semantic/viewport.json' with { type: 'json' };

const { medium, large } = viewport.breakpoint;
const text = ({ $value }: typeof medium): string => `${$value.value}${$value.unit}`;
/** Rem to px at the browser's default; media queries ignore a page's own root size, so this is exact for them. */
const pixels = ({ $value }: typeof medium): number => $value.value * 16;

/** Breakpoints in the form of media queries. */
export const breakpoint = { medium: text(medium), large: text(large) } as const;
/** Breakpoints in px. `large` (1024) is where the mobile layout ends. */
export const breakpointInPixels = { medium: pixels(medium), large: pixels(large) } as const;
/** Maximum content width in px: 1280. */
export const layoutWidthInPixels = pixels(viewport.width.page);
