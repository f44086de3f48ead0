import type { Messages } from '../../foundations/messages/messages.ts';

/** Distance from the limit at which announcements begin: the last tenth, at most fifty characters. */
const nearAt = (limit: number) => Math.min(50, Math.ceil(limit / 10));

/** Announcement while typing: none far from the limit, then one per step of ten characters instead of one per key. */
export function announcementOf(used: number, limit: number, words: Messages['textArea']): string {
  const left = limit - used;
  if (left > nearAt(limit)) return '';
  if (left > 0) return words.left(Math.ceil(left / 10) * 10);
  if (left === 0) return words.full(limit);
  return words.over(limit);
}
