import type { Messages } from '../../foundations/messages/messages.ts';

/** How near the end the room left begins to be told: the last tenth, of long texts the last fifty. */
const nearAt = (limit: number) => Math.min(50, Math.ceil(limit / 10));

/**
 * What a screen reader is told while one types: nothing far from the end, then a word per step of ten, so that it is
 * said some times and not at each key.
 */
export function announcementOf(used: number, limit: number, words: Messages['textArea']): string {
  const left = limit - used;
  if (left > nearAt(limit)) return '';
  if (left > 0) return words.left(Math.ceil(left / 10) * 10);
  if (left === 0) return words.full(limit);
  return words.over(limit);
}
