/** The rule for new passwords (spec §5, §9). */

export const minPasswordLength = 8;

/** The parts of the rule, displayed while typing. Both `^` and `ˆ` count as special. */
const parts = {
  length: (password: string) => password.length >= minPasswordLength,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[@$!#%_*ˆ^?&]/.test(password),
} as const;

export type PasswordRule = keyof typeof parts;

/** Every part of the rule in display order, and whether the password meets it. */
export function passwordRules(password: string): readonly { rule: PasswordRule; isMet: boolean }[] {
  return (Object.keys(parts) as PasswordRule[]).map((rule) => ({ rule, isMet: parts[rule](password) }));
}

export const isPassword = (password: string): boolean => passwordRules(password).every(({ isMet }) => isMet);
