import { fromHex, nearestColors, toHex, type CreatedTheme } from '../theme/index.ts';

/** One line per slot whose colour had to change, and the two nearest valid colours below it. */
export function describeMoves({ moved, slots }: CreatedTheme): string[] {
  const lines = moved.flatMap(({ slot, from, message }) => {
    const wanted = fromHex(from);
    const nearest = wanted ? nearestColors(slots, slot, wanted).map(toHex) : [];
    return [`  ${message}`, `    nearest: ${nearest.join(' or ')}`];
  });
  return ['Moved:', ...(lines.length > 0 ? lines : ['  nothing'])];
}
