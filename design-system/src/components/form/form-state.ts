import { createContext } from 'react';
import type { FormMessages } from '../../foundations/field/index.ts';

/** An attempt to send that came back with something to correct. */
export interface FailedAttempt {
  /** Which one it was: a new number is a new summary, that takes focus again. */
  number: number;
  /** What was wrong then. */
  messages: FormMessages;
}

interface FormState {
  failure: FailedAttempt | undefined;
  isSending: boolean;
}

/** What the parts of a form know of its last attempt and of the one under way. */
export const FormStateContext = createContext<FormState>({ failure: undefined, isSending: false });
