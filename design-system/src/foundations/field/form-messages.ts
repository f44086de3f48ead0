import { createContext, use } from 'react';

/** What is wrong with each field of a form, in words, by the field's `name`. */
export type FormMessages = Readonly<Record<string, string | undefined>>;

const none: FormMessages = {};

/** Given by the Form; a field finds its own message in it by `name`. */
export const FormMessagesContext = createContext<FormMessages>(none);

/** What the form around says of the field of this name. */
export function useFormMessage(name: string | undefined): string | undefined {
  const messages = use(FormMessagesContext);
  return name !== undefined && Object.hasOwn(messages, name) ? messages[name] : undefined;
}
