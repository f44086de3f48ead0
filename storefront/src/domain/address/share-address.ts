/** What of an address is the visitor's own, and not for whoever gets it. */
const isPrivate = (name: string): boolean => name.startsWith('utm_') || name === 'token';

/**
 * The address to share when the service can't make one: the simulation stays, campaign and token go.
 * @param address absolute
 */
export function shareAddress(address: string): string {
  const [page = '', query = ''] = address.replace(/#.*$/s, '').split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !isPrivate(part.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${page}?${kept.join('&')}` : page;
}
