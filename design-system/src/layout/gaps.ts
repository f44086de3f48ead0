import type { CSSProperties } from 'react';

/** A step of the space scale: 1 = 4 px, 2 = 8, 3 = 12, 4 = 16, 5 = 24, 6 = 32, 7 = 48, 8 = 64. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Returns the style that passes a space step to a static template, as a private CSS variable. */
export function gapOf(step: SpaceStep): CSSProperties {
  return { '--_gap': `var(--space-${step})` } as CSSProperties;
}
