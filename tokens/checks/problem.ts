/** A problem found by a check: where, and what to do about it. */
export interface Problem {
  /** Path from the repository root. */
  file: string;
  /** 1-based; absent if the problem concerns the whole file. */
  line?: number;
  /** The token id, variable or text with the problem. */
  token: string;
  message: string;
}

export const describeProblem = ({ file, line, token, message }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}  ${token}  ${message}`;
