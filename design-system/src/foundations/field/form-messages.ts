import { createContext, use } from 'react';

/** Error messages of a form by field `name`. */
export type FormMessages = Readonly<Record<string, string | undefined>>;

const none: FormMessages = {};

/** Provided by Form; a field reads the message of its `name`. */
export const FormMessagesContext = createContext<FormMessages>(none);

/** Returns the form's message for a field name. */
export function useFormMessage(name: string | undefined): string | undefined {
  const messages = use(FormMessagesContext);
  return name !== undefined && Object.hasOwn(messages, name) ? messages[name] : undefined;
}
