export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export type { PasswordRule } from './PasswordRules.tsx';
