import { minPasswordLength, type PasswordRule } from '#/domain/customer/password.ts';

/** What a new password must have, as it stands under the field: wherever one is made (spec §5, Password). */
export const passwordRuleCopy = {
  length: `pelo menos ${minPasswordLength} caracteres`,
  lowercase: 'uma letra minúscula',
  uppercase: 'uma letra maiúscula',
  digit: 'um número',
  special: 'um destes: @ $ ! # % _ * ^ ? &',
} as const satisfies Record<PasswordRule, string>;

/** What is wrong with a new password (spec §5, word for word). */
export const passwordMessageCopy = {
  missing: 'Senha é obrigatória',
  invalid: 'Senha inválida',
  different: 'As senhas não coincidem',
} as const;
