import { createContext, use } from 'react';

/** Label of the Enter key of on-screen keyboards in a form's text fields. */
export type FormKey = 'next' | undefined;

/** Provided by Form; a text field's own `enterKeyHint` has priority. */
export const FormKeyContext = createContext<FormKey>(undefined);

/** Returns the Enter key label of the form around. */
export const useFormKey = () => use(FormKeyContext);
