import { ConfigError } from './environment-reader.ts';

/** There is no build to serve. */
export class MissingBuildError extends Error {
  constructor(directory: string, options?: ErrorOptions) {
    super(`There is no build of the store in ${directory}: run \`npm run build\` first.`, options);
    this.name = 'MissingBuildError';
  }
}

/** One sentence for an error that a setting can fix, the whole error otherwise. */
export function explainStartupError(error: unknown, { host, port }: { host: string; port: number | string }): string {
  if (error instanceof ConfigError || error instanceof MissingBuildError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is "${host}", which is not an interface of this machine: correct it or unset the variable.`;
  }
  return error.stack ?? error.message;
}
