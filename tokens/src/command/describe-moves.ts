import { fromHex, nearestColors, toHex, type CreatedTheme } from '../theme/index.ts';

/** A line per slot that could not hold the brand's colour, and under it the two nearest that it can hold. */
export function describeMoves({ moved, slots }: CreatedTheme): string[] {
  const lines = moved.flatMap(({ slot, from, message }) => {
    const wanted = fromHex(from);
    const nearest = wanted ? nearestColors(slots, slot, wanted).map(toHex) : [];
    return [`  ${message}`, `    nearest: ${nearest.join(' or ')}`];
  });
  return ['Moved:', ...(lines.length > 0 ? lines : ['  nothing'])];
}
