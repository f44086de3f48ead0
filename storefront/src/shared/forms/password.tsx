import { VisuallyHidden } from '@signdrive/design-system/layout';
import { minPasswordLength, type PasswordRule } from '#/domain/customer/password.ts';

/** Rules of a new password, shown below each field for one (spec §5, Password). */
export const passwordRuleCopy = {
  length: `pelo menos ${minPasswordLength} caracteres`,
  lowercase: 'uma letra minúscula',
  uppercase: 'uma letra maiúscula',
  digit: 'um número',
  special: 'um destes: @ $ ! # % _ * ^ ? &',
} as const satisfies Record<PasswordRule, string>;

/** Validation messages of a new password (spec §5, word for word). */
export const passwordMessageCopy = {
  missing: 'Senha é obrigatória',
  invalid: 'Senha inválida',
  different: 'As senhas não coincidem',
} as const;

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
