import { ref, string } from 'yup';
import { VisuallyHidden } from '@signdrive/design-system/layout';
import { isPassword, minPasswordLength, passwordRules, type PasswordRule } from '#/domain/customer/password.ts';
import { upTo } from '#/shared/failures/form-faults.ts';

const passwordRuleCopy = {
  length: `pelo menos ${minPasswordLength} caracteres`,
  lowercase: 'uma letra minúscula',
  uppercase: 'uma letra maiúscula',
  digit: 'um número',
  special: 'um destes: @ $ ! # % _ * ^ ? &',
} as const satisfies Record<PasswordRule, string>;

/** Rules of a new password, shown below its field (spec §5, Password). */
export const describeRules = (password: string) =>
  passwordRules(password).map(({ rule, isMet }) => ({ label: passwordRuleCopy[rule], isMet }));

/** Validation of a new password (spec §5, word for word), and the service's limit. */
export const newPasswordSchema = string()
  .required('Senha é obrigatória')
  .test('rule', 'Senha inválida', (text) => !text || isPassword(text))
  .max(...upTo(256));

/** Validation of the repetition of the password in `field`. */
export const repetitionSchema = (field: string) => string().oneOf([ref(field)], 'As senhas não coincidem');

export interface PasswordOwnerProps {
  /** The account's e-mail; empty if it is unknown. */
  email: string;
}

/**
 * A hidden user name for password managers, which store a new password under the text field before it. Without it they
 * would take another field, such as a CEP.
 */
export function PasswordOwner({ email }: PasswordOwnerProps) {
  return (
    <span aria-hidden="true">
      <VisuallyHidden>
        <input type="text" autoComplete="username" tabIndex={-1} readOnly value={email} />
      </VisuallyHidden>
    </span>
  );
}
