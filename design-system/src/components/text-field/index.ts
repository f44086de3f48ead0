export { TextField, type TextFieldProps, type TextLineProps } from './TextField.tsx';
