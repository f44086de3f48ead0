import type { KeyboardEvent } from 'react';
import { inlineDirection } from '../../foundations/inline-direction.ts';

export type TabsOrientation = 'horizontal' | 'vertical';

/** Index of the tab that a key leads to, wrapping at both ends; -1 for keys that the tabs don't handle. */
export function indexByKey(
  { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  index: number,
  count: number,
  orientation: TabsOrientation,
): number {
  if (altKey || ctrlKey || metaKey || shiftKey) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const isReversed = orientation === 'horizontal' && inlineDirection(currentTarget) === -1;
  const [onward, back] = orientation === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  if (key === (isReversed ? back : onward)) return (index + 1) % count;
  if (key === (isReversed ? onward : back)) return (index - 1 + count) % count;
  return -1;
}
