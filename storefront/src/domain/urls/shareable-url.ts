/** Parameters that belong to the visitor and are not shared. */
const isPrivate = (name: string): boolean => name.startsWith('utm_') || name === 'token';

/**
 * The URL to share if the service can't make one. It keeps the simulation and drops campaign and token.
 * @param url absolute
 */
export function shareableUrl(url: string): string {
  const [page = '', query = ''] = url.replace(/#.*$/s, '').split('?', 2);
  const remaining = query.split('&').filter((part) => part !== '' && !isPrivate(part.split('=', 1)[0] ?? ''));
  return remaining.length > 0 ? `${page}?${remaining.join('&')}` : page;
}
