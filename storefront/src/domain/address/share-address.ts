/** Parameters that belong to the visitor and are not shared. */
const isPrivate = (name: string): boolean => name.startsWith('utm_') || name === 'token';

/**
 * The address to share if the service can't make one. It keeps the simulation and drops campaign and token.
 * @param address absolute
 */
export function shareAddress(address: string): string {
  const [page = '', query = ''] = address.replace(/#.*$/s, '').split('?', 2);
  const remaining = query.split('&').filter((part) => part !== '' && !isPrivate(part.split('=', 1)[0] ?? ''));
  return remaining.length > 0 ? `${page}?${remaining.join('&')}` : page;
}
