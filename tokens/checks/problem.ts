/** One thing a check found wrong, where, and what to do about it. */
export interface Problem {
  /** Path from the repository root. */
  file: string;
  /** 1-based; absent when the fault is of the whole file. */
  line?: number;
  /** Token id, variable or text at fault. */
  token: string;
  message: string;
}

export const describeProblem = ({ file, line, token, message }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}  ${token}  ${message}`;
