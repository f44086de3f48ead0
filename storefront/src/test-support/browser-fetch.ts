/** A `fetch` that holds cookies for one origin, as a browser does. */
export function createBrowserFetch(): typeof globalThis.fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const held = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (held !== '') request.headers.set('cookie', held);
    const answer = await globalThis.fetch(request);
    for (const setCookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}
