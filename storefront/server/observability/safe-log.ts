import { isTokenPath } from '../security.ts';

/** Patterns of personal or secret data in foreign texts, with their replacements in the log. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\?[^\s"')]*/g, '?…'],
  [/[^\s@/"'<(]+(?:@|%40)[^\s@/"'>),]+/gi, '(e-mail)'],
  // Formatted CPF, CNPJ and phone, then any long number.
  [/\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{4,5}-\d{4}|\d{6,}/g, '(number)'],
  [/[\w-]{32,}/g, '(token)'],
];

const longestText = 4_000;

/** Redacts e-mails, documents, long numbers, tokens and queries. */
export function safeText(text: string): string {
  return replacements.reduce((safe, [pattern, label]) => safe.replaceAll(pattern, label), text.slice(0, longestText));
}

/** Path of a page without its query, for the log. */
export function safePath(path: string): string {
  return isTokenPath(path) ? '(token)' : safeText(path).slice(0, 200);
}

type SafeError = {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: SafeError;
};

const deepestCause = 3;

/**
 * An error with its causes. Its other properties are left out: those of a failed call contain headers and URLs.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: safeText(String(error)), stack: '' };
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message: safeText(error.message),
    stack: safeText(error.stack ?? ''),
    ...(error.cause !== undefined && depth < deepestCause && { cause: safeError(error.cause, depth + 1) }),
  };
}
