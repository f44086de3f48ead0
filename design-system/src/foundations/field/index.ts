export { AriaFieldHead } from './AriaFieldHead.tsx';
export type { ChoiceFieldProps, ChoiceItem } from './choice-field.ts';
export { Field } from './Field.tsx';
export { FieldError } from './FieldError.tsx';
export { FormKeyContext, useFormKey, type FormKey } from './form-key.ts';
export { FormMessagesContext, type FormMessages } from './form-messages.ts';
export * from './look.ts';
export { OptionalNote } from './OptionalNote.tsx';
export { textControl, type LengthProps, type TextEntryProps, type TypedFieldProps } from './text-entry.ts';
export {
  splitFieldProps,
  useField,
  type FieldBasics,
  type FieldProps,
  type FieldState,
  type FieldVerdict,
  type LabelledProps,
} from './use-field.ts';
