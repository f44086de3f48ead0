import { Children, type ReactNode } from 'react';

/**
 * Returns the attributes of a live region. Mount it before it has content. It has its role only with content,
 * because Orca announces an empty `role="status"` as "barra de status".
 * @param words the content, or whether there is any
 */
export function statusAttributes(words: ReactNode) {
  const isEmpty = words !== true && Children.toArray(words).every((word) => word === '');
  return { 'aria-live': 'polite', 'aria-atomic': true, role: isEmpty ? undefined : 'status' } as const;
}
