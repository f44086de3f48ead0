export type { Mask, ReadText } from './mask.ts';
export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
