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
