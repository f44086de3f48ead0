import { createContext, use } from 'react';

/** What a phone's keyboard writes on Enter in each text field of a form. */
export type FormKey = 'next' | undefined;

/** Given by the Form; a text field with an `enterKeyHint` of its own leaves it aside. */
export const FormKeyContext = createContext<FormKey>(undefined);

/** What the form around wants on the Enter key. */
export const useFormKey = () => use(FormKeyContext);
