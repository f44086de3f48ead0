import { Children, type ReactNode } from 'react';

/**
 * Attributes of an element that announces what changes inside. Mount it before it has words. The role comes with them:
 * Orca reads an empty `role="status"` as "barra de status".
 *
 * @param words what is inside, or whether there is anything
 */
export function statusAttributes(words: ReactNode) {
  const isEmpty = words !== true && Children.toArray(words).every((word) => word === '');
  return { 'aria-live': 'polite', 'aria-atomic': true, role: isEmpty ? undefined : 'status' } as const;
}
