import { parseSetCookie, stringifyCookie } from 'cookie';

/** A `fetch` that holds cookies for one origin, as a browser does. */
export function createBrowserFetch(): typeof globalThis.fetch {
  const cookies: Record<string, string> = {};
  return async (input, init) => {
    const request = new Request(input, init);
    const held = stringifyCookie(cookies);
    if (held !== '') request.headers.set('cookie', held);
    const answer = await globalThis.fetch(request);
    for (const setCookie of answer.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(setCookie);
      cookies[name] = value;
    }
    return answer;
  };
}
