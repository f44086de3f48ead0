import { createContext } from 'react';
import type { FormMessages } from '../../foundations/field/index.ts';

/** A submission that failed with errors. */
export interface FailedAttempt {
  /** Number of the attempt: a new number makes a new summary that gets focus again. */
  number: number;
  /** Errors of that attempt. */
  messages: FormMessages;
}

interface FormState {
  failure: FailedAttempt | undefined;
  isSending: boolean;
}

/** Shares the last attempt and the pending one with the parts of a form. */
export const FormStateContext = createContext<FormState>({ failure: undefined, isSending: false });
