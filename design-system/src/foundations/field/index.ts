export type { ChoiceFieldProps, ChoiceItem } from './choice-field.ts';
export { Field } from './Field.tsx';
export { FieldError } from './FieldError.tsx';
export { FormMessagesContext, type FormMessages } from './form-messages.ts';
export * from './look.ts';
export { textControl, type TextEntryProps } from './text-entry.ts';
export { splitFieldProps, useField, type FieldProps, type FieldState } from './use-field.ts';
